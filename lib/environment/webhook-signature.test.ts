import { encodeSignatureHeader } from '@sanity/webhook'
import { describe, expect, it } from 'vitest'
import { checkWebhookSignature, WEBHOOK_TOLERANCE_MS } from './webhook-signature.ts'

const secret = 'a secret of the test'
const now = Date.parse('2026-01-15T12:00:00Z')
const text = JSON.stringify({ _id: 'testimonial-1', _type: 'testimonial', quote: 'Güzel' })
const body = new TextEncoder().encode(text)

describe('checkWebhookSignature', () => {
  it("accepts a signature of Sanity's own library", async () => {
    const header = await encodeSignatureHeader(text, now, secret)
    expect(checkWebhookSignature({ header, body, secret, now })).toEqual({ valid: true })
  })

  it('refuses the right signature over a re-encoded body', async () => {
    const header = await encodeSignatureHeader(text, now, secret)
    const reencoded = new TextEncoder().encode(JSON.stringify(JSON.parse(text), null, 1))
    expect(checkWebhookSignature({ header, body: reencoded, secret, now }).valid).toBe(false)
  })

  it.each([
    ['too old', now - WEBHOOK_TOLERANCE_MS - 1],
    ['from the future', now + WEBHOOK_TOLERANCE_MS + 1],
  ])('refuses a signature that is %s', async (_, time) => {
    const header = await encodeSignatureHeader(text, time, secret)
    expect(checkWebhookSignature({ header, body, secret, now }).valid).toBe(false)
  })

  it('refuses a missing, duplicated or malformed header', async () => {
    const header = await encodeSignatureHeader(text, now, secret)
    for (const value of [
      null,
      '',
      't=1',
      `${header}, ${header}`,
      header.replace('v1=', 'v0='),
      `t=NaN,v1=${'a'.repeat(43)}`,
    ]) {
      expect(checkWebhookSignature({ header: value, body, secret, now }).valid).toBe(false)
    }
  })

  it('refuses everything while no secret is configured', async () => {
    const header = await encodeSignatureHeader(text, now, secret)
    expect(checkWebhookSignature({ header, body, secret: '', now }).valid).toBe(false)
  })
})
