import { hash } from 'node:crypto'
import { badRequest, type HttpRequest, type HttpResponse, type Route, readBytes } from 'offline-content-lake/http'
import * as C from '../lib/colors.gen.ts'
import type { Arrival, Arrivals } from './arrivals.ts'

const PAGE_LENGTH = 50
const MAX_SWITCH_BYTES = 1_000

type Listing<Behaviour extends string, Fields> = {
  path: string
  title: string
  noun: string
  /** What is said while nothing has arrived. */
  empty: string
  arrivals: Arrivals<Fields>
  card: (arrival: Arrival<Fields>) => { title: string; rows: Record<string, unknown> }
  /** Who behaves, and how it can: what people and tests can see the site do in each case. */
  subject: string
  behaviours: Record<Behaviour, string>
  initial: NoInfer<Behaviour>
}

/** The page at `path`: what arrived, newest first, and a form that switches how the stand-in behaves until the next switch or a restart. */
export function listArrivals<Behaviour extends string, Fields>(listing: Listing<Behaviour, Fields>) {
  const { path, title, noun, empty, arrivals, card, subject, behaviours, initial } = listing
  let behaviour: Behaviour = initial

  function show({ query }: HttpRequest): HttpResponse {
    const asked = query.get('before') ?? ''
    const before = /^\d{1,15}$/.test(asked) ? Number(asked) : undefined
    const found = arrivals.list(PAGE_LENGTH + 1, before)
    const shown = found.slice(0, PAGE_LENGTH)
    const last = shown.at(-1)?.id ?? 0
    const total = arrivals.count()
    const arrived = total === 1 ? `1 ${noun} has arrived.` : `${total.toLocaleString('en-US')} ${noun}s have arrived.`
    return page(
      title,
      html`<nav aria-label="Lists"><p><a href="/inbox">Inbox</a> · <a href="/mail">Mail</a> · <a href="/webhook">Webhook</a></p></nav>
<h1>${title}</h1>
<p class="lead">${total === 0 ? empty : arrived}</p>
<form class="card" method="post" action="${path}">
<p><label for="behaviour">How ${subject} behaves from now on</label></p>
<p><select id="behaviour" name="behaviour">${Object.entries<string>(behaviours).map(([name, text]) => html`<option value="${name}"${name === behaviour && new Html(' selected')}>${text}</option>`)}</select> <button>Switch</button></p>
</form>
${shown.map(showArrival)}
${before !== undefined && html`<p><a href="${path}">Newest</a></p>`}
${found.length > PAGE_LENGTH && html`<p><a href="${path}?before=${last}">Older</a></p>`}`,
    )
  }

  function showArrival(arrival: Arrival<Fields>): Html {
    const { title, rows } = card(arrival)
    const at = new Date(arrival.receivedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
    return html`<article class="card" aria-labelledby="arrival-${arrival.id}">
<header><h2 id="arrival-${arrival.id}">${title}</h2><time datetime="${arrival.receivedAt}">${at}</time></header>
<dl>${Object.entries(rows).map(([name, value]) => html`<dt>${name}</dt><dd>${String(value ?? '')}</dd>`)}</dl>
</article>
`
  }

  /** The body is `behaviour=fault`, as the page's form sends it. */
  async function switchBehaviour(request: HttpRequest): Promise<HttpResponse> {
    const sent = new URLSearchParams(Buffer.from(await readBytes(request, MAX_SWITCH_BYTES)).toString())
    const wanted = sent.get('behaviour') ?? ''
    const isOne = (name: string): name is Behaviour => Object.hasOwn(behaviours, name)
    if (!isOne(wanted)) throw badRequest(`There is no behaviour "${wanted}"`)
    behaviour = wanted
    return { status: 303, headers: { location: path } }
  }

  const routes: Route[] = [
    { method: 'GET', path, handle: show },
    { method: 'POST', path, handle: switchBehaviour },
  ]
  return { routes, behaviour: () => behaviour }
}

/** A whole page of a stand-in. It works without JavaScript, and its CSP lets it load nothing. */
function page(title: string, main: Html): HttpResponse {
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

/** Markup that needs no escaping: `html` builds it. */
class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = Html | Html[] | string | number | false

/** Template tag for markup. It escapes every value that is not `Html`, so that no text becomes markup. */
function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts.map((part, index) => part + (index < values.length ? render(values[index] ?? false) : '')).join(''),
  )
}

function render(value: Value): string {
  if (value === false) return ''
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
h2{margin:0;color:${C.INK_900};font-size:1.1875rem;line-height:1.2}
p{margin:0 0 16px;text-wrap:pretty}
a{color:${C.ACTION_700};text-underline-offset:.2em}
a:focus-visible,button:focus-visible,select:focus-visible{outline:3px solid ${C.INK_900};outline-offset:3px;border-radius:6px}
.lead{color:${C.INK_600};font-size:1.1875rem}
button,select{max-width:100%;min-height:44px;padding:8px 16px;border:1.5px solid ${C.SAND_600};border-radius:12px;background:#fff;color:inherit;font:inherit}
.card{margin:24px 0;padding:24px;background:#fff;border:1px solid ${C.SAND_200};border-radius:20px;overflow-wrap:anywhere}
.card header{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;align-items:baseline;margin-bottom:16px}
.card :last-child{margin-bottom:0}
time{color:${C.INK_600};font-size:.9375rem}
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
