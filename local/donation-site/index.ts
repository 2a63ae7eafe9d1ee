import { extname } from 'node:path'
import { type HttpRequest, type HttpResponse, json, notFound, type Route } from 'offline-content-lake/http'
import { ASSETS, loadBundle } from './bundle.ts'

const ROOT = '/donation-host'

/** Sample donations in US dollars. Some lack a field, as they do at the real host; the site leaves those out. */
const DONATIONS = [50, 25, null, 120, 10, 75, 300, 40, 1000, 15]
const DAYS_AGO = [0, 0, 0, 1, 1, null, 2, 3, 4, 6]
const RECENT_DONATIONS = DONATIONS.map((donation, place) => ({ donation, daysAgo: DAYS_AGO[place] ?? null }))

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Everything comes from this host, nothing is inline, and nothing is sent anywhere else. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

type Options = {
  /** The site that the pages lead back to, without a slash at the end. */
  siteUrl: string
  now?: () => Date
}

/** Stands in for the donation host: its list of recent donations, the live demo, donation pages, and terminals. */
export function donationRoutes({ siteUrl, now = () => new Date() }: Options): Route[] {
  return [
    { method: 'GET', path: `${ROOT}/stats/staged-fomo`, handle: () => json(RECENT_DONATIONS) },
    { method: 'GET', path: `${ASSETS}*name`, handle: ({ params: { name = '' } }) => serveAsset(name) },
    {
      method: 'GET',
      path: `${ROOT}/:destination`,
      handle: request => showDestination(request, siteUrl, now().toISOString()),
    },
  ]
}

async function showDestination(request: HttpRequest, siteUrl: string, today: string): Promise<HttpResponse> {
  const { query, headers } = request
  const { destination = '' } = request.params
  const { renderPage } = await loadBundle()
  const address = `${headers.host ?? ''}${ROOT}/${destination}`
  const { status, html } = renderPage({ destination, query: [...query], address, siteUrl, today, assets: ASSETS })
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
    body: html,
  }
}

async function serveAsset(name: string): Promise<HttpResponse> {
  const { files } = await loadBundle()
  const body = files.get(name)
  const type = TYPES[extname(name)]
  if (!body || !type) throw notFound(`There is no ${name}`)
  return { status: 200, headers: { 'content-type': type }, body }
}
