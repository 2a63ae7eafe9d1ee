import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, it } from 'vitest'
import { isSameSecret, problemOfWebhook, WEBHOOK_TOLERANCE_MS } from './secrets.ts'

const secret = 'a secret of the test'
const now = Date.parse('2026-01-15T12:00:00Z')
const text = JSON.stringify({ _id: 'testimonial-1', _type: 'testimonial', quote: 'Güzel' })
const body = new TextEncoder().encode(text)

const ask = (header: string | null, sent = body, known = secret) =>
  problemOfWebhook({ header, body: sent, secret: known, now })

it("accepts a signature of Sanity's own library", async () => {
  expect(ask(await encodeSignatureHeader(text, now, secret))).toBeNull()
})

it('refuses the right signature over a re-encoded body, and everything while no secret is configured', async () => {
  const header = await encodeSignatureHeader(text, now, secret)
  const reencoded = new TextEncoder().encode(JSON.stringify(JSON.parse(text), null, 1))
  expect(ask(header, reencoded)).toBe('the signature does not match the body')
  expect(ask(header, body, '')).toBe('no webhook secret is configured')
})

it.each([
  ['too old', now - WEBHOOK_TOLERANCE_MS - 1],
  ['from the future', now + WEBHOOK_TOLERANCE_MS + 1],
])('refuses a signature that is %s', async (_, time) => {
  expect(ask(await encodeSignatureHeader(text, time, secret))).toBe('the signature is too old or lies in the future')
})

it('refuses a missing, duplicated or malformed header', async () => {
  const header = await encodeSignatureHeader(text, now, secret)
  const wrong = ['', 't=1', `${header}, ${header}`, header.replace('v1=', 'v0='), `t=NaN,v1=${'a'.repeat(43)}`]
  for (const value of [null, ...wrong]) expect(ask(value)).toBe('the signature is missing or malformed')
})

it('compares all bytes of two secrets', () => {
  expect(isSameSecret('Bearer abc', 'Bearer abc')).toBe(true)
  for (const other of ['', 'Bearer abd', 'Bearer ab', 'Bearer abcd', 'Bearer äbc']) {
    expect(isSameSecret(other, 'Bearer abc')).toBe(false)
  }
})
