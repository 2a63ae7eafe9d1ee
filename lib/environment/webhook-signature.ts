import { createHmac } from 'node:crypto'
import { isSameSecret } from './same-secret.ts'

export const WEBHOOK_TOLERANCE_MS = 5 * 60 * 1000

const SIGNATURE_HEADER = /^t=(\d{10,16}),v1=([\w-]{43})$/

type SignatureCheck = { valid: true } | { valid: false; reason: string }

/** The header is `t=<milliseconds>,v1=<base64url HMAC-SHA256 of "<t>.<body>">`, over the raw bytes of the body. */
export function checkWebhookSignature(input: {
  header: string | null
  body: Uint8Array
  secret: string
  now: number
}): SignatureCheck {
  if (!input.secret) return { valid: false, reason: 'no webhook secret is configured' }
  const match = SIGNATURE_HEADER.exec(input.header ?? '')
  const [, time, signature] = match ?? []
  if (!time || !signature) return { valid: false, reason: 'the signature is missing or malformed' }
  if (Math.abs(input.now - Number(time)) > WEBHOOK_TOLERANCE_MS) {
    return { valid: false, reason: 'the signature is too old or lies in the future' }
  }
  const expected = signWebhook({ time: Number(time), body: input.body, secret: input.secret })
  return isSameSecret(signature, expected)
    ? { valid: true }
    : { valid: false, reason: 'the signature does not match the body' }
}

export function signWebhook(input: { time: number; body: Uint8Array; secret: string }): string {
  return createHmac('sha256', input.secret).update(`${input.time}.`).update(input.body).digest('base64url')
}
