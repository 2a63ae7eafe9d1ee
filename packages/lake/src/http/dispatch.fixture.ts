import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatch } from './dispatch.ts'
import type { HttpResponse } from './types.ts'

type TestRequest = {
  method?: string
  target: string
  headers?: IncomingHttpHeaders
  body?: AsyncIterable<Uint8Array> | Uint8Array | string
}

/** Sends a request straight to the dispatcher, without a network. Resolves to the response with its whole body read. */
export async function send(dispatch: Dispatch, { method = 'GET', target, headers = {}, body = '' }: TestRequest) {
  const chunks = typeof body === 'string' || body instanceof Uint8Array ? once(Buffer.from(body)) : body
  const answer = await dispatch({ method, target, headers, body: chunks, signal: new AbortController().signal })
  const bytes = await readAll(answer.body ?? '')
  return { status: answer.status, headers: answer.headers ?? {}, bytes, text: bytes.toString() }
}

async function* once(bytes: Uint8Array) {
  if (bytes.length > 0) yield bytes
}

export async function readAll(body: NonNullable<HttpResponse['body']>): Promise<Buffer> {
  if (typeof body === 'string' || body instanceof Uint8Array) return Buffer.from(body)
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
