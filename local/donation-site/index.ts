import { html, page } from '../http/page.ts'
import { json } from '../http/response.ts'
import type { HttpRequest, HttpResponse, Route } from '../http/types.ts'

const DEMO = 'demo'
const MAX_SHOWN_PARAMETERS = 20

/** Sample donations in US dollars. Some lack a field, as they do at the real host; the site leaves those out. */
const RECENT_DONATIONS: { donation: number | null; daysAgo: number | null }[] = [
  { donation: 50, daysAgo: 0 },
  { donation: 25, daysAgo: 0 },
  { donation: null, daysAgo: 0 },
  { donation: 120, daysAgo: 1 },
  { donation: 10, daysAgo: 1 },
  { donation: 75, daysAgo: null },
  { donation: 300, daysAgo: 2 },
  { donation: 40, daysAgo: 3 },
  { donation: 1000, daysAgo: 4 },
  { donation: 15, daysAgo: 6 },
]

/** Stands in for the donation host: its list of recent donations, and a page that says what the real one would show. */
export function donationRoutes(): Route[] {
  return [
    { method: 'GET', path: '/donation-host/stats/staged-fomo', handle: () => json(RECENT_DONATIONS) },
    { method: 'GET', path: '/donation-host/:destination', handle: showDestination },
  ]
}

function showDestination({ params, query }: HttpRequest): HttpResponse {
  const { destination = '' } = params
  const isTerminal = query.get('terminal') === 'true'
  const isLive = query.get('live') === 'true'
  const title = destination === DEMO ? 'The live demo donation page' : `The donation page of ${destination}`
  return page(
    title,
    html`<h1>${title}</h1>
<p class="lead">${destination === DEMO ? DEMO_TEXT : DONATION_TEXT}</p>
${isTerminal ? terminalCard(isLive) : null}
${query.size > 0 ? parametersCard(query) : null}
<p class="note">This page stands in for the donation host. No money can move here.</p>`,
  )
}

const DONATION_TEXT =
  'On the live site this address opens the masjid’s own page: donors choose a fund and an amount, once or every week, and give by card or bank account.'
const DEMO_TEXT =
  'On the live site this address opens a donation page to try: every step a donor takes, with test cards and no real gift.'

function terminalCard(isLive: boolean) {
  return html`<section class="card">
<header><h2>Card reader</h2></header>
<p>The page opens as the screen beside the card reader: donors pick an amount and tap. ${
    isLive ? 'Live: taps are charged.' : 'Test mode: taps are not charged.'
  }</p>
</section>`
}

function parametersCard(query: URLSearchParams) {
  const shown = [...query].slice(0, MAX_SHOWN_PARAMETERS)
  return html`<section class="card">
<header><h2>What the address carries</h2></header>
<dl>${shown.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
</section>`
}
