import { createHmac, timingSafeEqual } from 'node:crypto'

export const WEBHOOK_TOLERANCE_MS = 5 * 60 * 1000

const SIGNATURE_HEADER = /^t=(\d{10,16}),v1=([\w-]{43})$/

type Webhook = { header: string | null; body: Uint8Array; secret: string; now: number }

/** Why it is refused; null if it is valid. The header is `t=<milliseconds>,v1=<base64url HMAC-SHA256 of "<t>.<body>">`, over the raw bytes of the body. */
export function problemOfWebhook({ header, body, secret, now }: Webhook): string | null {
  if (!secret) return 'no webhook secret is configured'
  const [, time, signature] = SIGNATURE_HEADER.exec(header ?? '') ?? []
  if (!time || !signature) return 'the signature is missing or malformed'
  if (Math.abs(now - Number(time)) > WEBHOOK_TOLERANCE_MS) return 'the signature is too old or lies in the future'
  const isSigned = isSameSecret(signature, signWebhook({ time: Number(time), body, secret }))
  return isSigned ? null : 'the signature does not match the body'
}

export function signWebhook(input: { time: number; body: Uint8Array; secret: string }): string {
  return createHmac('sha256', input.secret).update(`${input.time}.`).update(input.body).digest('base64url')
}

export function isSameSecret(received: string, expected: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
