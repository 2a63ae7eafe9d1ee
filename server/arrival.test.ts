import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { siteUrl } from '../lib/environment/public-env.ts'
import { currentResponse, setPageStatus } from '../lib/process/page-status.ts'
import { listen } from '../tests/support/listen.ts'
import { sendBytes, writeRequest } from '../tests/support/raw-socket.ts'
import { prepareArrivals } from './arrival.ts'

const OWN = new URL(siteUrl).host

let server: Server
let url: string
let stop: () => void
let arrived: IncomingMessage['headers'] = {}

beforeAll(async () => {
  // So that no build is looked for.
  vi.stubEnv('__NEXT_PREVIEW_MODE_ID', 'known')
  stop = prepareArrivals('')
  server = createServer(async ({ headers, url }, response) => {
    arrived = headers
    await new Promise(setImmediate)
    if (url === '/failed') setPageStatus(503)
    response.setHeader('x-own', String(currentResponse() === response)).end()
  })
  url = (await listen(server)).url
})
afterAll(() => {
  server.close()
  stop()
})

/** fetch() chooses the Host itself. */
const ask = (headers: Record<string, string>, path = '/') =>
  sendBytes(url, [writeRequest('GET', path, { host: OWN, connection: 'close', ...headers })])

it.each([
  ['nobody', {}, '127.0.0.1'],
  ['a proxy', { 'x-forwarded-for': '198.51.100.7' }, '198.51.100.7, 127.0.0.1'],
])('the chain of addresses ends with that of the connection, after what %s has said', async (_, headers, chain) => {
  await ask(headers)
  expect(arrived['x-forwarded-for']).toBe(chain)
})

it.each([
  [OWN, {}, undefined],
  ['www.minara.example', {}, '1'],
  [OWN, { 'x-other-name': '1' }, undefined],
  ['www.minara.example', { 'x-prerender-revalidate': 'a' }, undefined],
])('a request for %s with %j is marked as one for another name of the site: %s', async (host, headers, mark) => {
  await ask({ host, ...headers })
  expect(arrived['x-other-name']).toBe(mark)
})

it('the status of a page can be set from whatever runs for its request, and for no other', async () => {
  setPageStatus(500)
  const [failed, other] = await Promise.all([ask({}, '/failed'), ask({}, '/other')])
  expect([failed.status, other.status]).toEqual([503, 200])
  expect([failed.headers['x-own'], other.headers['x-own']]).toEqual(['true', 'true'])
})
