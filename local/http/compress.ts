import type { IncomingHttpHeaders } from 'node:http'
import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { HttpResponse } from './types.ts'

/** Below this the headers outweigh what is saved. */
const MIN_BYTES = 1_000
/** Above it Brotli takes much longer and saves little. */
const BROTLI_QUALITY = 5
/** Events are left alone: each must leave at once. */
const COMPRESSIBLE = /^(text\/(?!event-stream)|image\/svg\+xml|application\/(json|x-ndjson))/

type Encoding = { name: string; start: () => Transform }

/** In the order of preference. They work in threads of their own, so that other requests go on. */
const ENCODINGS: Encoding[] = [
  { name: 'br', start: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }) },
  { name: 'gzip', start: createGzip },
]

/** Compresses text where the client takes it, as the hosted service does. The body is read only when it is sent. */
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
  // Parts and exact tags are of the uncompressed bytes.
  const { 'content-length': _length, 'accept-ranges': _ranges, etag, ...kept } = varied
  return {
    status,
    headers: { ...kept, 'content-encoding': encoding.name, ...(etag && { etag: `W/${etag}` }) },
    body: encode(body, encoding),
  }
}

function chooseEncoding(accepted: string): Encoding | undefined {
  const taken = accepted
    .split(',')
    .map(entry => entry.replace(/\s/g, '').toLowerCase())
    .filter(entry => !/;q=0(\.0*)?$/.test(entry))
    .map(entry => entry.split(';')[0])
  return ENCODINGS.find(({ name }) => taken.includes(name))
}

/** A stream that does not say how long it is may be long. */
function sizeOf({ headers, body }: HttpResponse): number {
  if (typeof body === 'string') return Buffer.byteLength(body)
  if (body instanceof Uint8Array) return body.byteLength
  return Number(headers?.['content-length'] ?? Number.POSITIVE_INFINITY)
}

async function* encode(body: NonNullable<HttpResponse['body']>, { start }: Encoding): AsyncGenerator<Uint8Array> {
  const isWhole = typeof body === 'string' || body instanceof Uint8Array
  // A source that breaks off breaks the encoder off, and with it whoever reads here.
  yield* pipeline(isWhole ? Readable.from([body]) : Readable.from(body), start(), () => {})
}
