import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, it } from 'vitest'
import { ask, sendWebhook } from '../../support/ask.ts'
import { readTokens } from '../../support/content.ts'

/** lib/environment/secrets.test.ts holds which signatures are taken, and tests/hostile which bodies are too large. */

const BODY = '{"_id":"testimonial-as-salam","_type":"testimonial","slug":null}'

it('a signature of the hosted service is accepted, also when it is replayed, and nothing without one', async () => {
  const signature = await encodeSignatureHeader(BODY, Date.now(), readTokens().webhookSecret)
  for (const headers of [{ 'sanity-webhook-signature': signature }, { 'sanity-webhook-signature': signature }]) {
    const { status, text } = await ask('/api/revalidate', { method: 'POST', body: BODY, headers })
    expect([status, JSON.parse(text)]).toEqual([200, { revalidated: expect.any(String) }])
  }
  expect((await ask('/api/revalidate', { method: 'POST', body: BODY })).status).toBe(401)
})

it.each(['', '{"_type":', 'null', '{"_id":"a"}', '{"_type":"a b\\r\\n"}'])(
  'a well-signed body that names no document type is told so: %j',
  async body => expect((await sendWebhook(body)).status).toBe(400),
)

it('the Link header of a page lists each file once, however often the page is revalidated', async () => {
  for (let round = 0; round < 3; round++) {
    expect((await sendWebhook(BODY)).status).toBe(200)
    await expect.poll(async () => (await ask('/')).headers.get('x-nextjs-cache')).toBe('HIT')
  }
  const files = (await ask('/')).headers.get('link')?.match(/<(\/|http)[^>]+>/g) ?? []
  expect(files.length).toBeGreaterThan(2)
  expect(files).toEqual([...new Set(files)])
})

it('the catch-up requires the secret', async () => {
  for (const authorization of [undefined, 'Bearer ', 'Bearer undefined', `Basic ${readTokens().webhookSecret}`]) {
    const headers = new Headers(authorization === undefined ? [] : [['authorization', authorization]])
    expect((await ask('/api/revalidate/catch-up', { method: 'POST', headers })).status).toBe(401)
  }
})
