/** Loads a page's JavaScript (150 KB) after first contentful paint, which it would often delay on a slow network or phone. */

/** In a background tab nothing is painted. */
const PATIENCE_MS = 2_000

/** These tags start the files of a page; Next hints the preload of the last one. */
const CODE = /<script src="(\/_next\/static\/chunks\/[^"]+\.js)"(?: id="_R_")? async=""><\/script>/g
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[^"]+\.js"\/>/g

export const START_CODE = `{let started;const start=()=>{if(started)return;started=true;for(const file of JSON.parse(document.getElementById('page-code').text)){const code=document.createElement('script');code.src=file;code.async=true;document.head.append(code)}};new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint').length&&start()).observe({type:'paint',buffered:true});setTimeout(start,${PATIENCE_MS})}`

export function delayCode(html: string): string {
  const files = [...new Set([...html.matchAll(CODE)].map(([, file]) => file))]
  if (files.length === 0 || !html.includes('<main')) return html
  const start = `<script type="application/json" id="page-code">${JSON.stringify(files)}</script><script>${START_CODE}</script>`
  return html.replace(CODE, '').replace(HINT, '').replace('</head>', `${start}</head>`)
}
