/**
 * The page's code is fetched once the page has been painted. Before that its 150 KB would hold up the first picture on a slow
 * network, and starting it would do so on a slow phone, as often as not.
 */

/** In a tab that nobody looks at nothing is painted; then the code waits no longer. Milliseconds. */
const PATIENCE_MS = 2_000

/** As Next writes the files that a page begins with, and the hint for the last of them. */
const CODE = /<script src="(\/_next\/static\/chunks\/[^"]+\.js)"(?: id="_R_")? async=""><\/script>/g
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[^"]+\.js"\/>/g

/** The script that does it, in every page whose code waits. */
export const START_CODE = `{let started;const start=()=>{if(started)return;started=true;for(const file of JSON.parse(document.getElementById('page-code').text)){const code=document.createElement('script');code.src=file;code.async=true;document.head.append(code)}};new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint').length&&start()).observe({type:'paint',buffered:true});setTimeout(start,${PATIENCE_MS})}`

/** The page with its code behind its first paint. One that shows nothing without its code, such as the Studio's, stays as it is. */
export function delayCode(html: string): string {
  const files = [...new Set([...html.matchAll(CODE)].map(([, file]) => file))]
  if (files.length === 0 || !html.includes('<main')) return html
  const start = `<script type="application/json" id="page-code">${JSON.stringify(files)}</script><script>${START_CODE}</script>`
  return html.replace(CODE, '').replace(HINT, '').replace('</head>', `${start}</head>`)
}
