import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withPageStatus } from '../../lib/page-status.ts'
import { nameVisit } from '../../lib/visits/named.ts'
import type { Visit } from '../../lib/visits/visits.ts'
import { listen } from '../../tests/support/listen.ts'
import { watchVisits } from './watch.ts'

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0', 'sec-fetch-dest': 'document' }
const HTML = 'text/html; charset=utf-8'

const counted: Visit[] = []
const visits = { count: (visit: Visit) => void counted.push(visit), report: () => Promise.reject(new Error('unused')) }
const finished = new EventEmitter()

let server: Server
let url: string
beforeAll(async () => {
  server = createServer((request, response) => {
    watchVisits(visits, request, response)
    response.once('close', () => finished.emit('close'))
    withPageStatus(response, () => answer(request, response))
  })
  url = (await listen(server)).url
})
beforeEach(() => {
  counted.length = 0
})
afterAll(() => server.close())

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? ''
  // Rewritten as server.ts does later: the watch must go by the original method and headers.
  request.method = 'GET'
  for (const name of Object.keys(request.headers)) delete request.headers[name]
  if (path === '/isma') nameVisit('redirect', '/isma')
  if (path === '/ramadan') nameVisit('view', '/ramadan')
  response.statusCode = STATUS[path] ?? 200
  if (response.statusCode !== 304) response.setHeader('content-type', path === '/data' ? 'application/json' : HTML)
  response.end()
}

const STATUS: Record<string, number> = { '/isma': 307, '/known': 304, '/moved': 308, '/post/none': 404, '/broken': 500 }

async function visit(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Visit[]> {
  const closed = new Promise(resolve => finished.once('close', resolve))
  const response = await fetch(url + path, { method, redirect: 'manual', headers: { ...PERSON, ...headers } })
  await Promise.all([response.arrayBuffer(), closed])
  return [...counted]
}

it.each([
  ['/blog?utm_source=flyer', { kind: 'view', page: '/blog', form: '' }],
  ['/post/a/', { kind: 'view', page: '/post/a', form: '' }],
  ['/nowhere', { kind: 'view', page: '*', form: '' }],
  ['/known', { kind: 'view', page: '*', form: '' }],
  ['/ramadan', { kind: 'view', page: '/ramadan', form: '' }],
  ['/isma', { kind: 'redirect', page: '/isma', form: '' }],
])('counts %s once', async (path, expected) => {
  expect(await visit(path)).toEqual([expected])
})

it.each(['/moved', '/post/none', '/broken', '/data', '/api/x', '/studio', '/_next/x'])(
  'does not count %s',
  async path => {
    expect(await visit(path)).toEqual([])
  },
)

it.each<[what: string, headers: Record<string, string>, method?: string]>([
  ['HEAD, although it runs as GET', {}, 'HEAD'],
  ['a posted form', {}, 'POST'],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
  ['the preview', { cookie: '__prerender_bypass=x' }],
  ['data of Next', { rsc: '1', 'sec-fetch-dest': 'empty' }],
])('does not count %s', async (_, headers, method) => {
  expect(await visit('/blog', headers, method)).toEqual([])
  expect(await visit('/isma', headers, method)).toEqual([])
})

const SHOWN = { 'x-page-shown': '1', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin', accept: '*/*' }

it.each(['HEAD', 'GET'])(
  'counts a page that was sent ahead when it tells by %s that it is shown, under the same name',
  async method => {
    expect(await visit('/ramadan', SHOWN, method)).toEqual([{ kind: 'view', page: '/ramadan', form: '' }])
  },
)

it('counts no form that says so', async () => {
  expect(await visit('/ramadan', SHOWN, 'POST')).toEqual([])
})

it.each(['/isma', '/post/none', '/data'])('counts nothing for %s, which no page can tell', async path => {
  expect(await visit(path, SHOWN, 'HEAD')).toEqual([])
})
