import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { signWebhook } from '../../lib/environment/secrets.ts'
import { editor, readTokens } from './content.ts'
import { type RawResponse, sendBytes, writeRequest } from './raw-socket.ts'
import { stack } from './stack.ts'

export type Answer = { status: number; headers: Headers; bytes: Buffer; text: string }

/** Sends a request to the site, or to a full URL. Redirects are not followed. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const url = address.startsWith('/') ? stack.siteUrl + address : address
  const response = await fetch(url, { redirect: 'manual', ...init })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() }
}

/** With headers that fetch sets itself, such as `host`. The body of the response is as transferred, still compressed, each byte a letter. */
export function askRaw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> {
  const { host } = new URL(stack.siteUrl)
  return sendBytes(stack.siteUrl, [writeRequest(method, path, { host, connection: 'close', ...headers })])
}

export async function statusOf(address: string): Promise<number> {
  return (await ask(address)).status
}

export async function hasText(path: string, text: string): Promise<boolean> {
  return (await ask(path)).text.includes(text)
}

/** Runs the site's own look for changes whose webhook was lost, instead of waiting for its timer. Throws unless it was possible. */
export async function catchUp(siteUrl = stack.siteUrl, secret = readTokens().webhookSecret): Promise<void> {
  const headers = { authorization: `Bearer ${secret}` }
  const { status, text } = await ask(`${siteUrl}/api/revalidate/catch-up`, { method: 'POST', headers })
  if (status !== 200) throw new Error(`The catch-up answered with ${status}: ${text}`)
}

/** Sends a signed body to the address of webhooks. */
export function sendWebhook(body: string): Promise<Answer> {
  const time = Date.now()
  const signature = signWebhook({ time, body: Buffer.from(body), secret: readTokens().webhookSecret })
  const headers = { 'content-type': 'application/json', 'sanity-webhook-signature': `t=${time},v1=${signature}` }
  return ask('/api/revalidate', { method: 'POST', headers, body })
}

/** A preview link for a path, with a secret as the Studio creates it. */
export async function createPreviewLink(path: string): Promise<string> {
  const { secret } = await createPreviewSecret(editor(), 'sanity/presentation', `${stack.siteUrl}/studio`)
  const query = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path })
  return `/api/draft-mode/enable?${query}`
}
