import { signWebhook } from '../../lib/environment/webhook-signature.ts'
import { type Answer, ask } from './ask.ts'
import { readTokens } from './content.ts'
import { stack } from './stack.ts'

/** Runs the site's own look for changes whose webhook was lost, instead of waiting for its timer. Throws unless it was possible. */
export async function catchUp(siteUrl = stack.siteUrl, secret = webhookSecret()): Promise<void> {
  const { status, text } = await askToCatchUp(siteUrl, secret)
  if (status !== 200) throw new Error(`The catch-up answered with ${status}: ${text}`)
}

function askToCatchUp(siteUrl = stack.siteUrl, secret = webhookSecret()): Promise<Answer> {
  const headers = { authorization: `Bearer ${secret}` }
  return ask(`${siteUrl}/api/revalidate/catch-up`, { method: 'POST', headers })
}

export function sendWebhook(type: string, siteUrl = stack.siteUrl): Promise<Answer> {
  const body = JSON.stringify({ _id: type, _type: type })
  const headers = { 'content-type': 'application/json', 'sanity-webhook-signature': signWith(webhookSecret(), body) }
  return ask(`${siteUrl}/api/revalidate`, { method: 'POST', headers, body })
}

export function signWith(secret: string, body: string): string {
  const time = Date.now()
  return `t=${time},v1=${signWebhook({ time, body: Buffer.from(body), secret })}`
}

function webhookSecret(): string {
  return readTokens().webhookSecret
}
