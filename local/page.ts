import { hash } from 'node:crypto'
import type { HttpResponse } from 'offline-content-lake/http'

/** Markup that needs no escaping: `html` builds it. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = Html | Html[] | string | number | null

/** Template tag for markup. It escapes every value that is not `Html`, so that no text becomes markup. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts.map((part, index) => part + (index < values.length ? render(values[index] ?? null) : '')).join(''),
  )
}

/** A whole page of a stand-in. It works without JavaScript, and its CSP lets it load nothing. */
export function page(title: string, main: Html): HttpResponse {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>${main}</main>
</body>
</html>
`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  return { status: 200, headers, body: document.markup }
}

function render(value: Value): string {
  if (value === null) return ''
  if (value instanceof Html) return value.markup
  return Array.isArray(value) ? value.map(render).join('') : escapeText(String(value))
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\0': '\ufffd',
}

function escapeText(text: string): string {
  return text.replace(/[&<>"'\0]/g, character => ENTITIES[character] ?? '').toWellFormed()
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;padding:clamp(24px,6vw,80px) clamp(20px,6.67vw,96px);background:#fcfbf7;color:#08231f;font:1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif;border-top:10px solid;border-image:repeating-linear-gradient(90deg,#0a312b 0 40px,#087b63 40px 80px,#8fcdb8 80px 120px,#f3af37 120px 160px) 10}
main{max-width:760px;margin:0 auto}
h1{margin:0 0 16px;color:#0a312b;font-size:clamp(2rem,1.6rem + 1.8vw,3rem);line-height:1.08;letter-spacing:-.03em;text-wrap:balance}
h2,h3{margin:0;color:#0a312b;font-size:1.1875rem;line-height:1.2}
main>h2{margin:56px 0 8px;font-size:1.5rem}
p{margin:0 0 16px;text-wrap:pretty}
a{color:#065939;text-underline-offset:.2em}
a:focus-visible,button:focus-visible,select:focus-visible{outline:3px solid #0a312b;outline-offset:3px;border-radius:6px}
.lead{color:#3e5550;font-size:1.1875rem}
button,select{max-width:100%;min-height:44px;padding:8px 16px;border:1.5px solid #837257;border-radius:12px;background:#fff;color:inherit;font:inherit}
.card{margin:24px 0;padding:24px;background:#fff;border:1px solid #e8dfc9;border-radius:20px;overflow-wrap:anywhere}
.card header{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;align-items:baseline;margin-bottom:16px}
.card :last-child{margin-bottom:0}
time,.note{color:#3e5550;font-size:.9375rem}
dl{display:grid;grid-template-columns:minmax(96px,max-content) 1fr;gap:8px 24px;margin:0}
dt{color:#3e5550}
dd{margin:0;white-space:pre-wrap;unicode-bidi:isolate}
@media(max-width:480px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:12px}}
`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  // The stand-ins' pages have forms that change their behaviour.
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
