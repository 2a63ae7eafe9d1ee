import { badRequest, payloadTooLarge } from '../http/errors.ts'

const MAX_SVG_BYTES = 5_000_000

/** Refuses entities (billion laughs, XXE) and encodings that would hide them. Keeps scripts, because SVG_POLICY lets nothing run. Throws 400 or 413. */
export function checkSvg(bytes: Uint8Array): void {
  if (bytes.byteLength > MAX_SVG_BYTES) throw payloadTooLarge(MAX_SVG_BYTES)
  const text = decode(bytes)
  if (/<!ENTITY/i.test(text)) throw badRequest('The SVG declares entities; save it again without a DOCTYPE')
  const encoding = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']{1,40})/.exec(text)?.[1]
  if (encoding && !/^(utf-8|us-ascii)$/i.test(encoding)) {
    throw badRequest(`The SVG is declared as ${encoding}; save it as UTF-8`)
  }
}

export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {}
  throw badRequest('The SVG is not valid UTF-8 text')
}
