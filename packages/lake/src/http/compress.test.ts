import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compress } from './compress.ts'
import { readAll } from './dispatch.fixture.ts'
import { json } from './response.ts'
import type { HttpResponse } from './types.ts'

const LONG = 'Give what you can. '.repeat(200)
const SVG = { 'content-type': 'image/svg+xml', etag: '"one"', 'accept-ranges': 'bytes', 'content-length': '3800' }
const gzip = { 'accept-encoding': 'gzip, deflate' }

describe('compressing a text response', () => {
  test('uses an encoding that the client accepts', async () => {
    const answer = compress(json(LONG), gzip)
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    const bytes = await readAll(answer.body ?? '')
    expect(bytes.byteLength).toBeLessThan(LONG.length / 10)
    expect(gunzipSync(bytes).toString()).toBe(JSON.stringify(LONG))
  })

  test('prefers Brotli', () => {
    expect(compress(json(LONG), { 'accept-encoding': 'gzip, br' }).headers).toMatchObject({ 'content-encoding': 'br' })
  })

  test.each([undefined, 'identity', 'gzip;q=0', 'deflate'])(
    'leaves the body as it is for Accept-Encoding %s',
    async accepted => {
      const answer = compress(json(LONG), { 'accept-encoding': accepted })
      expect(answer.headers).not.toHaveProperty('content-encoding')
      expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding' })
      expect(answer.body).toBe(JSON.stringify(LONG))
    },
  )

  test('leaves a short body as it is', () => {
    expect(compress(json('short'), gzip).headers).not.toHaveProperty('content-encoding')
  })

  test('weakens the ETag, and drops Content-Length and Accept-Ranges', () => {
    const { headers } = compress({ status: 200, headers: { ...SVG, vary: 'Accept' }, body: LONG }, gzip)
    expect(headers).toEqual({
      'content-type': 'image/svg+xml',
      'content-encoding': 'gzip',
      etag: 'W/"one"',
      vary: 'Accept, Accept-Encoding',
    })
  })

  test('compresses a stream as it flows, and opens it only when the body is read', async () => {
    let isOpen = false
    async function* stream() {
      isOpen = true
      yield LONG
      yield LONG
    }
    const answer = compress({ status: 200, headers: SVG, body: stream() }, gzip)
    expect(isOpen).toBe(false)
    expect(gunzipSync(await readAll(answer.body ?? '')).toString()).toBe(LONG + LONG)
  })

  test('breaks off when the source stream fails', async () => {
    async function* stream() {
      yield LONG
      throw new Error('The disk is gone')
    }
    const { body = '' } = compress({ status: 200, headers: SVG, body: stream() }, gzip)
    await expect(readAll(body)).rejects.toThrow('The disk is gone')
  })

  test('closes the source stream when the client disconnects', async () => {
    let isClosed = false
    async function* stream() {
      try {
        while (true) yield LONG
      } finally {
        isClosed = true
      }
    }
    const { body } = compress({ status: 200, headers: SVG, body: stream() }, gzip)
    for await (const _chunk of body as AsyncIterable<Uint8Array>) break
    await expect.poll(() => isClosed).toBe(true)
  })
})

test.each([
  ['a part of a file', { status: 206, headers: SVG, body: LONG }],
  ['what the browser still has', { status: 304, headers: SVG }],
  ['events', { status: 200, headers: { 'content-type': 'text/event-stream' }, body: LONG }],
  ['a photo', { status: 200, headers: { 'content-type': 'image/webp' }, body: LONG }],
  ['an answer without a type', { status: 200, body: LONG }],
])('never compresses %s', (_, answer: HttpResponse) => {
  expect(compress(answer, gzip)).toMatchObject(answer)
})
