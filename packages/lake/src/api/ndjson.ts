import { setImmediate } from 'node:timers/promises'
import type { HttpResponse } from '../http/types.ts'

const CHUNK_CHARACTERS = 64 * 1024

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
