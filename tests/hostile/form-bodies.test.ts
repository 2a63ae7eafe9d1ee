import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor } from '../support/form-service.ts'
import { type FormSite, REQUEST, send, startFormSite } from '../support/form-site.ts'

const CHUNK = Buffer.alloc(64_000, 'x')
/** Together a gigabyte, far more than the site may read before it responds. */
const MAX_CHUNKS = 16_000

let site: FormSite
beforeAll(async () => {
  site = await startFormSite()
})
afterAll(() => site.stop())

describe('a body that is not a form', () => {
  it.each<[string, number, BodyInit, Record<string, string>]>([
    ['nothing', 400, '', {}],
    ['half of an object', 400, '{"name":', {}],
    ['a list', 400, '[]', {}],
    ['null', 400, 'null', {}],
    ['text', 415, JSON.stringify(REQUEST), { 'content-type': 'text/plain' }],
    [
      'a form of the browser',
      415,
      new URLSearchParams(REQUEST),
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['no type at all', 415, JSON.stringify(REQUEST), { 'content-type': '' }],
    ['packed', 400, new Uint8Array(gzipSync(Buffer.alloc(10_000_000, ' '))), { 'content-encoding': 'gzip' }],
    ['a name of a megabyte', 413, JSON.stringify({ ...REQUEST, name: 'x'.repeat(1_000_000) }), {}],
    [
      'ten thousand fields',
      400,
      JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [n, '']))),
      {},
    ],
  ])('is rejected: %s', async (_, status, body, headers) => {
    const response = await send(site, { body, headers })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })

  it('is rejected: four thousand parts', async () => {
    const part = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAmina\r\n'
    const response = await send(site, {
      body: `${part.repeat(4_000)}--x--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(response.status).toBe(415)
  })
})

it('a body of a gigabyte in chunks is rejected or cut off', async () => {
  const { status, sent } = await new Promise<{ status: number | undefined; sent: number }>(resolve => {
    let sent = 0
    const sending = request(`${site.url}/api/forms/shortTrial`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newVisitor() },
    })
    const go = () => {
      while (sent < MAX_CHUNKS && sending.write(CHUNK)) sent++
      if (sent < MAX_CHUNKS) sending.once('drain', go)
    }
    sending.on('response', response => {
      sending.destroy()
      resolve({ status: response.statusCode, sent })
    })
    sending.on('error', () => resolve({ status: undefined, sent }))
    go()
  })
  expect([413, undefined]).toContain(status)
  expect(sent).toBeLessThan(MAX_CHUNKS / 10)
})

it.each([
  ['promises more than it sends', 10_000],
  ['promises less than it sends', 5],
])('a body that %s stores nothing and affects nobody else', async (_, length) => {
  const before = await count()
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  const body = JSON.stringify(REQUEST)
  socket.on('error', () => {})
  socket.write(
    `POST /api/forms/shortTrial HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
      `content-length: ${length}\r\n\r\n${body}`,
  )
  expect((await send(site, { body })).status).toBe(200)
  socket.destroy()
  expect(await count()).toBe(before + 1)
})

it('fifty senders who have not sent all of their forms keep nobody else waiting', async () => {
  let ended = 0
  const slow = Array.from({ length: 50 }, () => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    socket.on('error', () => {}).once('close', () => ended++)
    socket.write(
      'POST /api/forms/shortTrial HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
        'content-length: 1000\r\n\r\n{',
    )
    return socket
  })
  await Promise.all(slow.map(socket => once(socket, 'connect')))
  expect((await send(site, { body: JSON.stringify(REQUEST) })).status).toBe(200)
  expect(ended).toBe(0)
  for (const socket of slow) socket.destroy()
})

async function count(): Promise<number> {
  return Object.values(await site.outbox.countByState()).reduce((total, part) => total + part, 0)
}
