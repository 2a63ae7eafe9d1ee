import { writeRequest } from '../../support/raw-socket.ts'

/** What an outsider sends, and what must come back. */
export type Case = {
  name: string
  /** Written to the connection one after the other. */
  pieces: readonly (string | Buffer)[]
  statuses: readonly number[]
  /** Required of the response, beside what every response must have. */
  headers?: Readonly<Record<string, RegExp>>
  /** Headers that the response must not have. */
  without?: readonly string[]
}

/** What is written to the connection, one after the other, and the statuses that may come back. */
export function expectStatus(name: string, statuses: readonly number[], ...pieces: Case['pieces']): Case {
  return { name: name.slice(0, 90), statuses, pieces }
}

/** Requests carry these, and no response may repeat them: a host that is not the site's, and text that nobody else writes. */
export const EVIL_HOST = 'evil.example'
export const MARKER = 'zq7marker'

/** The port is not known when the tables are made. */
export const SITE = '{site}'

type Kind = 'page' | 'missing' | 'file' | 'api' | 'other'

/** One route of each kind, with the status of a plain GET. */
export const ROUTES: readonly { path: string; kind: Kind; status: number }[] = [
  { path: '/', kind: 'page', status: 200 },
  { path: '/karima', kind: 'page', status: 200 },
  { path: '/blog', kind: 'page', status: 200 },
  { path: '/unknown-page', kind: 'page', status: 200 },
  { path: '/post/unknown-post', kind: 'missing', status: 404 },
  { path: '/studio', kind: 'other', status: 200 },
  { path: '/studio/structure/x', kind: 'other', status: 200 },
  { path: '/feed.xml', kind: 'file', status: 200 },
  { path: '/sitemap.xml', kind: 'file', status: 200 },
  { path: '/unknown.txt', kind: 'file', status: 200 },
  { path: '/_next/static/unknown.js', kind: 'file', status: 404 },
  { path: '/healthz', kind: 'other', status: 200 },
  { path: '/icons/48', kind: 'other', status: 200 },
  { path: '/api/unknown', kind: 'other', status: 200 },
  { path: '/api/posts', kind: 'api', status: 400 },
  { path: '/api/forms/shortTrial', kind: 'api', status: 405 },
]

export const isPage = ({ kind }: { kind: Kind }) => kind === 'page' || kind === 'missing'

type Headers = Readonly<Record<string, string | undefined>>

/** A header that is undefined is left out, among them those that are there by default. */
export function write(method: string, target: string, headers: Headers = {}, body = ''): string {
  return writeRequest(method, target, { Host: SITE, Connection: 'close', ...headers }, body)
}

/** A POST with the headers of a page of this site, unless `headers` say otherwise. */
export function post(target: string, body: string, headers: Headers = {}): string {
  return write(
    'POST',
    target,
    { Origin: `http://${SITE}`, 'Content-Length': String(Buffer.byteLength(body, 'latin1')), ...headers },
    body,
  )
}
