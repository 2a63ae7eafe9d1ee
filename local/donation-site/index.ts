import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { extname } from 'node:path'
import { type HttpRequest, type HttpResponse, json, notFound, type Route } from 'offline-content-lake/http'
import { findMasjid } from './masjids.ts'
import { givePage } from './pages/give.ts'
import { ROOT } from './pages/parts.ts'
import { terminalPage } from './pages/terminal.ts'
import { unknownPage } from './pages/unknown.ts'

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

type Options = {
  /** The site that the pages lead back to, without a slash at the end. */
  siteUrl: string
  now?: () => Date
}

/** Stands in for the donation host: its list of recent donations, the live demo, donation pages, and terminals. */
export function donationRoutes({ siteUrl, now = () => new Date() }: Options): Route[] {
  return [
    { method: 'GET', path: `${ROOT}/stats/staged-fomo`, handle: () => json(RECENT_DONATIONS) },
    { method: 'GET', path: `${ROOT}/assets/:name`, handle: ({ params: { name = '' } }) => serveAsset(name) },
    { method: 'GET', path: `${ROOT}/:destination`, handle: request => showDestination(request, siteUrl, now()) },
  ]
}

/** Parameters that the page does not know, such as utm_source, change nothing. */
function showDestination({ params, query, headers }: HttpRequest, siteUrl: string, today: Date): HttpResponse {
  const { destination = '' } = params
  const masjid = findMasjid(destination)
  if (!masjid) return unknownPage(destination, siteUrl)
  if (query.get('terminal') !== 'true') return givePage({ masjid, destination, query, today, siteUrl })
  return terminalPage({
    masjid,
    reader: query.get('readerId') || query.get('reader'),
    isLive: query.get('live') === 'true',
    address: `${headers.host ?? ''}${ROOT}/${destination}`,
  })
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ts': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}

const files = new Map(
  ['assets', 'browser', 'styles'].flatMap(folder => {
    const url = new URL(`./${folder}/`, import.meta.url)
    const names = readdirSync(url).filter(name => !name.endsWith('.test.ts'))
    return names.map((name): [string, URL] => [name, new URL(name, url)])
  }),
)

/** A font, drawing, style sheet or module of the pages. Read for each request, so that a change shows at once. */
function serveAsset(name: string): HttpResponse {
  const file = files.get(name)
  const type = TYPES[extname(name)]
  if (!file || !type) throw notFound(`There is no ${name}`)
  const body = extname(name) === '.ts' ? stripTypeScriptTypes(readFileSync(file, 'utf8')) : readFileSync(file)
  return { status: 200, headers: { 'content-type': type }, body }
}
