import type { IncomingHttpHeaders } from 'node:http'
import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import Negotiator from 'negotiator'
import type { HttpResponse } from './types.ts'

/** Below this the headers outweigh what is saved. */
const MIN_BYTES = 1_000
/** Higher levels take much longer and save little. */
const BROTLI_QUALITY = 5
/** Event streams are left out: each event must be sent at once. */
const COMPRESSIBLE = /^(text\/(?!event-stream)|image\/svg\+xml|application\/(json|x-ndjson))/

type Encoding = { name: string; start: () => Transform }

/** In order of preference. zlib works on the thread pool, so compression does not block other requests. */
const ENCODINGS: Encoding[] = [
  { name: 'br', start: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }) },
  { name: 'gzip', start: createGzip },
]

/** Compresses a text response if the client accepts it, as the hosted service does. The body is read only when it is sent. */
export function compress(
  answer: HttpResponse,
  { 'accept-encoding': accepted = '' }: IncomingHttpHeaders,
): HttpResponse {
  const { status, headers = {}, body } = answer
  if (!COMPRESSIBLE.test(headers['content-type'] ?? '')) return answer
  const varied: Record<string, string> = {
    ...headers,
    vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
  }
  const encoding = chooseEncoding(accepted)
  if (status !== 200 || !body || !encoding || sizeOf(answer) < MIN_BYTES) return { ...answer, headers: varied }
  // Ranges and strong ETags refer to the uncompressed bytes.
  const { 'content-length': _length, 'accept-ranges': _ranges, etag, ...kept } = varied
  return {
    status,
    headers: { ...kept, 'content-encoding': encoding.name, ...(etag && { etag: `W/${etag}` }) },
    body: encode(body, encoding),
  }
}

function chooseEncoding(accepted: string): Encoding | undefined {
  const allowed = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(
    ENCODINGS.map(({ name }) => name),
  )
  return ENCODINGS.find(({ name }) => allowed.includes(name))
}

function sizeOf({ headers, body }: HttpResponse): number {
  if (typeof body === 'string') return Buffer.byteLength(body)
  if (body instanceof Uint8Array) return body.byteLength
  return Number(headers?.['content-length'] ?? Number.POSITIVE_INFINITY)
}

async function* encode(body: NonNullable<HttpResponse['body']>, { start }: Encoding): AsyncGenerator<Uint8Array> {
  const isWhole = typeof body === 'string' || body instanceof Uint8Array
  // An error in the source destroys the encoder, which passes the error on to the reader.
  yield* pipeline(isWhole ? Readable.from([body]) : Readable.from(body), start(), () => {})
}
