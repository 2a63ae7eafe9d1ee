import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { encodeSignatureHeader } from '@sanity/webhook'
import { afterEach, expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { readTokens } from '../../support/content.ts'
import { signWith } from '../../support/freshness.ts'
import { SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { stack } from '../../support/stack.ts'
import { askRaw } from '../support/raw.ts'

const MINUTE_MS = 60_000
const HUGE_BODY_BYTES = 50 * 1024 * 1024
const CHUNK = Buffer.alloc(64 * 1024, ' ')

const BODY = '{"_id":"testimonial-as-salam","_type":"testimonial","slug":null}'

type Message = { body: string; signature?: string | string[] }

afterEach(async () => {
  const { status, text } = await ask('/')
  expect(status).toBe(200)
  expect(sectionNames(text)).toEqual(SECTION_NAMES)
})

it('a signature of the hosted service is accepted, also when it is replayed', async () => {
  const signature = await sign(BODY)
  for (const _time of ['first', 'replayed']) {
    expect(await post({ body: BODY, signature })).toEqual({ status: 200, answer: { revalidated: expect.any(String) } })
  }
})

it.each<[what: string, createMessage: () => Promise<Message>]>([
  ['no signature', async () => ({ body: BODY })],
  ['an empty signature', async () => ({ body: BODY, signature: '' })],
  ['two signatures in two headers', async () => ({ body: BODY, signature: [await sign(BODY), await sign(BODY)] })],
  ['two signatures in one header', async () => ({ body: BODY, signature: `v1=${'A'.repeat(43)},${await sign(BODY)}` })],
  ['a time six minutes ago', async () => ({ body: BODY, signature: await sign(BODY, Date.now() - 6 * MINUTE_MS) })],
  ['a time six minutes ahead', async () => ({ body: BODY, signature: await sign(BODY, Date.now() + 6 * MINUTE_MS) })],
  [
    'a good signature of the re-encoded JSON',
    async () => ({ body: JSON.stringify(JSON.parse(BODY), null, 2), signature: await sign(BODY) }),
  ],
  ['the signature of another body', async () => ({ body: BODY, signature: await sign('{"_type":"post"}') })],
  ['the empty secret', async () => ({ body: BODY, signature: signWith('', BODY) })],
  ['a bad signature with bad JSON', async () => ({ body: '{"_type":', signature: signWith('another secret', '{') })],
])('%s is refused', async (_, createMessage) => {
  expect(await post(await createMessage())).toMatchObject({ status: 401 })
})

it.each(['', '{"_type":', 'null', '{"_id":"a"}', '{"_type":"a b\\r\\n"}'])(
  'a well-signed body that names no document type is told so: %j',
  async body => {
    const signature = signWith(readTokens().webhookSecret, body)
    expect(await post({ body, signature })).toMatchObject({ status: 400 })
  },
)

it('the Link header of a page lists each file once, however often the page is revalidated', async () => {
  for (let round = 0; round < 3; round++) {
    expect(await post({ body: BODY, signature: await sign(BODY) })).toMatchObject({ status: 200 })
    await expect.poll(async () => (await ask('/')).headers.get('x-nextjs-cache')).toBe('HIT')
  }
  const files = (await ask('/')).headers.get('link')?.match(/<(\/|http)[^>]+>/g) ?? []
  expect(files.length).toBeGreaterThan(2)
  expect(files).toEqual([...new Set(files)])
})

it('an unknown document type is harmless', async () => {
  const body = '{"_type":"sanity.imageAsset"}'
  expect(await post({ body, signature: await sign(body) })).toMatchObject({ status: 200 })
})

it('a body of 50 MB is rejected before it has arrived', async () => {
  const { status, bytesSent } = await stream(HUGE_BODY_BYTES)
  expect(status).toBe(413)
  expect(bytesSent).toBeLessThan(HUGE_BODY_BYTES / 2)
})

it('a body that announces 50 MB is rejected at once', async () => {
  const status = await new Promise(resolve => {
    const request = openRequest({ 'content-length': HUGE_BODY_BYTES }, response => resolve(response.statusCode))
    request.on('error', () => resolve('closed'))
    request.flushHeaders()
  })
  expect(status).toBe(413)
})

it('the catch-up requires the secret', async () => {
  for (const authorization of [undefined, 'Bearer ', 'Bearer undefined', `Basic ${readTokens().webhookSecret}`]) {
    const headers = new Headers(authorization === undefined ? [] : [['authorization', authorization]])
    expect((await ask('/api/revalidate/catch-up', { method: 'POST', headers })).status).toBe(401)
  }
})

/** Signs with Sanity's own package. */
function sign(body: string, time = Date.now()): Promise<string> {
  return encodeSignatureHeader(body, time, readTokens().webhookSecret)
}

async function post({ body, signature }: Message): Promise<{ status: number; answer: unknown }> {
  const headers = signature === undefined ? {} : { 'sanity-webhook-signature': signature }
  const { status, body: answer } = await askRaw('/api/revalidate', { method: 'POST', headers, body })
  return { status, answer: JSON.parse(answer.toString()) }
}

/** Streams a body of unknown length until there is a response. */
function stream(bytes: number): Promise<{ status?: number; bytesSent: number }> {
  return new Promise(resolve => {
    let bytesSent = 0
    let status: number | undefined
    const request = openRequest({}, response => {
      status = response.statusCode
      request.destroy()
    })
    const send = () => {
      while (bytesSent < bytes && status === undefined) {
        bytesSent += CHUNK.length
        if (!request.write(CHUNK)) return request.once('drain', send)
      }
      return request.end()
    }
    request.on('error', () => {})
    request.on('close', () => resolve({ status, bytesSent }))
    send()
  })
}

function openRequest(headers: OutgoingHttpHeaders, take: (response: IncomingMessage) => void) {
  return httpRequest(`${stack.siteUrl}/api/revalidate`, { method: 'POST', headers }, take)
}
