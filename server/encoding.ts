import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import Negotiator from 'negotiator'

/** From 0 to 11. At 5 the landing page is 40 % smaller than with gzip, and compresses faster. */
export const BROTLI_QUALITY = 5

/** A seventh smaller again, in half a second: for pages that are sent often, in the background. */
const BEST_BROTLI_QUALITY = 11

export function takesBrotli(accepted: string | undefined): boolean {
  return new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['br']).includes('br')
}

export function encode(body: Buffer): Buffer {
  return brotliCompressSync(body, brotliOptions(body, BROTLI_QUALITY))
}

export function encodeBest(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, brotliOptions(body, BEST_BROTLI_QUALITY))
}

function brotliOptions(body: Buffer, quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }
}
