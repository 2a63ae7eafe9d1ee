import { hash } from 'node:crypto'
import { badRequest, type HttpRequest, type HttpResponse, type Route, readBytes } from 'offline-content-lake/http'
import * as C from '../lib/colors.gen.ts'
import { type Arrival, openArrivals } from './arrivals.ts'

/** A page of so many is still read at once. */
const MAX_SHOWN = 500
const MAX_SWITCH_BYTES = 1_000

/** How a stand-in can behave, so that people and tests see what the site does then. Whoever receives acts as the chosen one says. */
export type Behaviours<Name extends string = string> = Record<Name, readonly [text: string, ...how: unknown[]]>

type StandIn<Name extends string, Fields> = {
  /** Where what arrived is kept, and the address of the page that lists it. */
  folder: string
  path: string
  title: string
  /** What is said while nothing has arrived. */
  empty: string
  card: (arrival: Arrival<Fields>) => { title: string; rows: Record<string, unknown> }
  behaviours: Behaviours<Name | 'normal'>
  now?: () => Date
}

/** Keeps what arrives, and lists it at `path`, newest first, with a form that switches how the stand-in behaves until the next switch or a restart. */
export function openStandIn<Name extends string, Fields>(standIn: StandIn<Name, Fields>) {
  const { folder, path, title, empty, card, behaviours, now = () => new Date() } = standIn
  const arrivals = openArrivals<Fields>(folder)
  let behaviour: Name | 'normal' = 'normal'

  /** It works without JavaScript, and its CSP lets it load nothing. */
  function show(): HttpResponse {
    const total = arrivals.count()
    const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
<nav aria-label="Lists"><a href="/inbox">Inbox</a> · <a href="/mail">Mail</a></nav>
<h1>${title}</h1>
<p>${total === 0 ? empty : `${total} arrived. The newest is first, and ${MAX_SHOWN} are listed at most.`}</p>
<form class="card" method="post" action="${path}">
<p><label for="behaviour">How it behaves from now on</label></p>
<select id="behaviour" name="behaviour">${Object.entries<Behaviours[string]>(behaviours).map(([name, [text]]) => html`<option value="${name}"${name === behaviour && new Html(' selected')}>${text}</option>`)}</select> <button>Switch</button>
</form>
${arrivals.list(MAX_SHOWN).map(showArrival)}
</main>
</body>
</html>
`
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
    return { status: 200, headers, body: String(body) }
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
    const isOne = (name: string): name is Name | 'normal' => Object.hasOwn(behaviours, name)
    if (!isOne(wanted)) throw badRequest(`There is no behaviour "${wanted}"`)
    behaviour = wanted
    return { status: 303, headers: { location: path } }
  }

  const routes: Route[] = [
    { method: 'GET', path, handle: show },
    { method: 'POST', path, handle: switchBehaviour },
  ]
  const keep = (fields: Fields, key?: string | null, channel = path) =>
    arrivals.keep({ channel, receivedAt: now().toISOString(), fields }, key)
  return { routes, keep, behaviour: () => behaviour }
}

/** Markup that needs no escaping: `html` builds it. */
class Html extends String {}

type Value = Html | Html[] | string | number | false

/** Template tag for markup. It escapes every value that is not `Html`, so that no text becomes markup. */
function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(render)))
}

function render(value: Value): string {
  if (Array.isArray(value)) return value.map(render).join('')
  const text = String(value || '')
  return value instanceof Html ? text : text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;padding:clamp(24px,6vw,80px) clamp(20px,6.67vw,96px);background:${C.PAPER};color:${C.INK_950};font:1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif}
main{max-width:760px;margin:0 auto}
h1,h2{margin:0 0 16px;color:${C.INK_900};line-height:1.2}
h2{margin:0;font-size:1.1875rem}
p{margin:0 0 16px}
a{color:${C.ACTION_700}}
button,select{max-width:100%;min-height:44px;padding:8px 16px;border:1.5px solid ${C.SAND_600};border-radius:12px;background:#fff;color:inherit;font:inherit}
.card{margin:24px 0;padding:24px;background:#fff;border:1px solid ${C.SAND_200};border-radius:20px;overflow-wrap:anywhere}
.card header{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;align-items:baseline;margin-bottom:16px}
time,dt{color:${C.INK_600}}
dl{display:grid;grid-template-columns:fit-content(30%) 1fr;gap:8px 24px;margin:0}
dd{margin:0;white-space:pre-wrap;unicode-bidi:isolate}
`

/** The page's own form changes how the stand-in behaves. */
const POLICY =
  `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; ` +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
