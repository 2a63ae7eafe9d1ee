import { hash } from 'node:crypto'
import { badRequest, type HttpResponse } from 'offline-content-lake/http'
import * as C from '../lib/colors.gen.ts'

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

/** A form with one choice, named `name`, that posts to `action`. `options` maps values to what people read. */
export function switchForm(
  action: string,
  name: string,
  label: string,
  options: Record<string, string>,
  current: string,
): Html {
  const option = ([value, text]: [string, string]) =>
    value === current
      ? html`<option value="${value}" selected>${text}</option>`
      : html`<option value="${value}">${text}</option>`
  return html`<form class="card" method="post" action="${action}">
<p><label for="${name}">${label}</label></p>
<p><select id="${name}" name="${name}">${Object.entries(options).map(option)}</select> <button>Switch</button></p>
</form>
`
}

/** The value of such a form. Throws a response with status 400. */
export function readChoice<Name extends string>(options: Record<Name, string>, wanted: string): Name {
  const isOption = (name: string): name is Name => Object.hasOwn(options, name)
  if (isOption(wanted)) return wanted
  throw badRequest(`There is no behaviour "${wanted}"`)
}

/** `olderThan`: the id before which the next page begins; null on the last page. */
export type Turned<Row> = { rows: Row[]; isFirst: boolean; olderThan: number | null }

/** A page of rows, newest first: those with a smaller id than `before` of the query, if that is an id. */
export function turnPage<Row extends { id: number }>(
  query: URLSearchParams,
  length: number,
  list: (limit: number, before?: number) => Row[],
): Turned<Row> {
  const asked = query.get('before') ?? ''
  const before = /^\d{1,15}$/.test(asked) ? Number(asked) : undefined
  const found = list(length + 1, before)
  const rows = found.slice(0, length)
  const olderThan = found.length > length ? (rows.at(-1)?.id ?? null) : null
  return { rows, isFirst: before === undefined, olderThan }
}

/** Null when everything is on one page. */
export function pager(path: string, { isFirst, olderThan }: Omit<Turned<unknown>, 'rows'>): Html | null {
  if (isFirst && olderThan === null) return null
  return html`<nav aria-label="Pages">
${isFirst ? null : html`<p><a href="${path}">Newest</a></p>`}
${olderThan === null ? null : html`<p><a href="${path}?before=${olderThan}">Older</a></p>`}
</nav>`
}

/** "1 mail has arrived.", "2 mails have arrived." */
export function arrived(total: number, noun: string): string {
  return total === 1 ? `1 ${noun} has arrived.` : `${total.toLocaleString('en-US')} ${noun}s have arrived.`
}

/** `at` is ISO 8601. */
export function moment(at: string): Html {
  const words = new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
  return html`<time datetime="${at}">${words}</time>`
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
body{margin:0;padding:clamp(24px,6vw,80px) clamp(20px,6.67vw,96px);background:${C.PAPER};color:${C.INK_950};font:1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif;border-top:10px solid;border-image:repeating-linear-gradient(90deg,${C.INK_900} 0 40px,${C.TEAL_600} 40px 80px,${C.TEAL_300} 80px 120px,${C.SAFFRON_400} 120px 160px) 10}
main{max-width:760px;margin:0 auto}
h1{margin:0 0 16px;color:${C.INK_900};font-size:clamp(2rem,1.6rem + 1.8vw,3rem);line-height:1.08;letter-spacing:-.03em;text-wrap:balance}
h2,h3{margin:0;color:${C.INK_900};font-size:1.1875rem;line-height:1.2}
main>h2{margin:56px 0 8px;font-size:1.5rem}
p{margin:0 0 16px;text-wrap:pretty}
a{color:${C.ACTION_700};text-underline-offset:.2em}
a:focus-visible,button:focus-visible,select:focus-visible{outline:3px solid ${C.INK_900};outline-offset:3px;border-radius:6px}
.lead{color:${C.INK_600};font-size:1.1875rem}
button,select{max-width:100%;min-height:44px;padding:8px 16px;border:1.5px solid ${C.SAND_600};border-radius:12px;background:#fff;color:inherit;font:inherit}
.card{margin:24px 0;padding:24px;background:#fff;border:1px solid ${C.SAND_200};border-radius:20px;overflow-wrap:anywhere}
.card header{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;align-items:baseline;margin-bottom:16px}
.card :last-child{margin-bottom:0}
time,.note{color:${C.INK_600};font-size:.9375rem}
dl{display:grid;grid-template-columns:minmax(96px,max-content) 1fr;gap:8px 24px;margin:0}
dt{color:${C.INK_600}}
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
