import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import Negotiator from 'negotiator'

/** From 0 to 11. At 5 the landing page, whose payload repeats its markup, is 40 % smaller than with gzip, and compresses faster. */
export const BROTLI_QUALITY = 5

export type Encoding = keyof typeof ENCODERS

const ENCODERS = {
  br: (body: Buffer) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzipSync(body),
}
/** In order of preference. */
const NAMES = ['br', 'gzip'] as const

/** The best available encoding that an `Accept-Encoding` header allows, or null. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const allowed = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(NAMES)
  return NAMES.find(name => allowed.includes(name)) ?? null
}

export function encode(body: Buffer, encoding: Encoding): Buffer {
  return ENCODERS[encoding](body)
}
