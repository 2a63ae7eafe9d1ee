import { createReadStream } from 'node:fs'
import type { HttpRequest, HttpResponse } from '../http/types.ts'
import { SVG_POLICY } from './examine.ts'
import type { StoredFile } from './files.ts'
import { IMAGE_TYPES, typeOfExtension, UNKNOWN_TYPE } from './formats.ts'
import type { Variant } from './pictures.ts'

/** The bytes behind an asset's name never change. */
const ONE_YEAR_SECONDS = 31_536_000

/** Types that no browser displays safely are downloads, also without a `downloadName`. */
export function serveOriginal(request: HttpRequest, file: StoredFile, downloadName: string | null): HttpResponse {
  const type = typeOfExtension(file.file.split('.').at(-1) ?? '')
  const headers = {
    ...assetHeaders(file.file, type === UNKNOWN_TYPE ? (downloadName ?? file.file) : downloadName),
    ...(type === IMAGE_TYPES.svg && { 'content-security-policy': SVG_POLICY }),
    'content-type': type,
    'accept-ranges': 'bytes',
  }
  if (isKnown(request, headers.etag)) return { status: 304, headers }
  const range = parseRange(mayRange(request, headers.etag) ? request.headers.range : undefined, file.size)
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` } }
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${file.size}` }),
    },
    body: readPart(file.path, { start, end }),
  }
}

export async function serveVariant(
  request: HttpRequest,
  variant: Variant,
  downloadName: string | null,
): Promise<HttpResponse> {
  const headers = {
    ...assetHeaders(variant.key, downloadName),
    ...(variant.dependsOnAccept && { vary: 'Origin, Accept' }),
  }
  if (isKnown(request, headers.etag)) return { status: 304, headers }
  const { bytes, type } = await variant.load()
  return { status: 200, headers: { ...headers, 'content-type': type }, body: bytes }
}

function assetHeaders(tag: string, downloadName: string | null) {
  return {
    etag: `"${tag}"`,
    'cache-control': `public, max-age=${ONE_YEAR_SECONDS}, immutable`,
    'cross-origin-resource-policy': 'cross-origin',
    ...(downloadName !== null && { 'content-disposition': attachment(downloadName) }),
  }
}

/** An ASCII name for old clients, and the full name (RFC 8187). */
function attachment(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    mark => `%${mark.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function isKnown(request: HttpRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',') ?? []
  return known.some(tag => tag.trim().replace(/^W\//, '') === etag)
}

/** A client whose part is of another version (`If-Range`) needs the whole body. */
function mayRange(request: HttpRequest, etag: string): boolean {
  const condition = request.headers['if-range']
  return condition === undefined || condition === etag
}

/** Opens the file only when the body is read, which never happens for HEAD. */
async function* readPart(file: string, range: ByteRange): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, range)
}

type ByteRange = { start: number; end: number }

/** Both ends are inclusive. Null means the whole body: no header, several ranges, or another unit. */
export function parseRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const first = match[1] ? Number(match[1]) : null
  const last = match[2] ? Number(match[2]) : null
  if (first === null) {
    const length = Math.min(last ?? 0, size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable'
  }
  if (last !== null && last < first) return null
  return first < size ? { start: first, end: Math.min(last ?? size - 1, size - 1) } : 'unsatisfiable'
}
