import { setImmediate } from 'node:timers/promises'
import { badRequest, payloadTooLarge } from './errors.ts'
import type { HttpRequest, HttpResponse } from './types.ts'

const CHUNK_CHARACTERS = 64 * 1024

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): HttpResponse {
  return jsonText(JSON.stringify(value), status, headers)
}

export function jsonText(body: string | Uint8Array, status = 200, headers: Record<string, string> = {}): HttpResponse {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body }
}

export function noContent(): HttpResponse {
  return { status: 204 }
}

export function ndjson(values: Iterable<unknown>): HttpResponse {
  return { status: 200, headers: { 'content-type': 'application/x-ndjson; charset=utf-8' }, body: chunks(values) }
}

/** Lets other requests run between two chunks. */
async function* chunks(values: Iterable<unknown>): AsyncGenerator<string> {
  let chunk = ''
  for (const value of values) {
    chunk += `${JSON.stringify(value)}\n`
    if (chunk.length < CHUNK_CHARACTERS) continue
    yield chunk
    chunk = ''
    await setImmediate()
  }
  if (chunk) yield chunk
}

/** The whole body. Throws 413 as soon as Content-Length or what has arrived exceeds `maxBytes`. */
export async function readBytes(request: HttpRequest, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers['content-length']) > maxBytes) throw payloadTooLarge(maxBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maxBytes) throw payloadTooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The body parsed as JSON. Throws 413 above `maxBytes` and 400 when it is not JSON. */
export async function readJson(request: HttpRequest, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw badRequest('The body is not valid JSON')
  }
}
