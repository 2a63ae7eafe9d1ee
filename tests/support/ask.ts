import { stack } from './stack.ts'

export type Answer = { status: number; headers: Headers; bytes: Buffer; text: string }

/** Sends a request to the site, or to a full URL. Redirects are not followed. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const url = address.startsWith('/') ? stack.siteUrl + address : address
  const response = await fetch(url, { redirect: 'manual', ...init })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() }
}

export async function statusOf(address: string): Promise<number> {
  return (await ask(address)).status
}

export async function hasText(path: string, text: string): Promise<boolean> {
  return (await ask(path)).text.includes(text)
}
