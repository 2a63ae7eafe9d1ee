import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueStartToken } from '../../forms/start-token.ts'
import { type FormSite, REQUEST, send, startFormSite } from '../support/form-site.ts'

/** What anybody may send to the API of the forms. The tests of forms, lib/forms and lib/words hold the rules. */

const HOUR_MS = 60 * 60 * 1_000
let site: FormSite
beforeAll(async () => {
  site = await startFormSite()
})
afterAll(() => site.stop())

const count = async () => (await Array.fromAsync(site.outbox.list())).length

/** A start token that the site would have issued this long ago. */
const tokenOf = async (ageMs: number) => issueStartToken(await site.outbox.signingSecret(), Date.now() - ageMs)

describe('a body that is not a form', () => {
  const JSON_TEXT = JSON.stringify(REQUEST)
  const MULTIPART = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAmina\r\n'

  it.each<[string, number, BodyInit, Record<string, string>]>([
    ['nothing', 400, '', {}],
    ['half of an object', 400, '{"name":', {}],
    ['a list', 400, '[]', {}],
    ['packed', 400, new Uint8Array(gzipSync(Buffer.alloc(10_000_000, ' '))), { 'content-encoding': 'gzip' }],
    ['too many fields', 400, JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [n, '']))), {}],
    ['a name of a megabyte', 413, JSON.stringify({ ...REQUEST, name: 'x'.repeat(1_000_000) }), {}],
    ['text', 415, JSON_TEXT, { 'content-type': 'text/plain' }],
    ['no type at all', 415, JSON_TEXT, { 'content-type': '' }],
    [
      'a form of the browser',
      415,
      new URLSearchParams(REQUEST),
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['parts', 415, MULTIPART.repeat(4_000), { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('is rejected: %s', async (_, status, body, headers) => {
    const response = await send(site, { body, headers })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })
})

it('senders of less or more than they promise, and fifty slow ones, store nothing and keep nobody else waiting', async () => {
  const before = await count()
  const body = JSON.stringify(REQUEST)
  const sockets = [write(10_000, body), write(5, body), ...Array.from({ length: 50 }, () => write(1_000, '{'))]
  let ended = 0
  for (const socket of sockets.slice(2)) socket.once('close', () => ended++)
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  expect((await send(site, { body })).status).toBe(200)
  expect([ended, await count()]).toEqual([0, before + 1])
  for (const socket of sockets) socket.destroy()
})

it('a registration requires nothing but the terms', async () => {
  const response = await send(site, { form: 'registration', body: '{"IV01termsandconditions":true}' })
  expect(response.status).toBe(200)
  const [entry] = (await Array.fromAsync(site.outbox.list())).filter(({ form }) => form === 'registration')
  expect(entry?.values).toMatchObject({ I01name: '', IV01termsandconditions: 'true' })
})

it.each(['nothing', '__proto__', 'constructor', '..%2ftrial'])('there is no form %s', async form => {
  expect((await send(site, { form, body: JSON.stringify(REQUEST) })).status).toBe(404)
})

describe('a page of another site', () => {
  it.each<[string, Record<string, string>]>([
    ['that names itself', { origin: 'https://evil.example' }],
    ['that hides its name', { origin: 'null' }],
    ['of the same machine on another port', { origin: 'http://localhost:1' }],
    ['as the browser tells', { 'sec-fetch-site': 'cross-site' }],
    ['that calls the site by its own name', { origin: 'http://evil.example', host: 'evil.example' }],
  ])('%s cannot send a form', async (_, headers) => {
    const [submissionId, startToken] = [randomUUID(), await tokenOf(HOUR_MS)]
    const body = JSON.stringify({ ...REQUEST, submissionId, startToken })
    expect((await send(site, { body, headers })).status).toBe(403)
    expect(await site.outbox.find(submissionId)).toBeNull()
  })
})

/** A form of which this text arrives, and its connection stays open. */
function write(length: number, text: string): Socket {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  const head = 'POST /api/forms/shortTrial HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
  socket.on('error', () => {}).write(`${head}content-length: ${length}\r\n\r\n${text}`)
  return socket
}
