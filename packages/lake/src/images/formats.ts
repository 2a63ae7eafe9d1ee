export type ImageFormat = 'jpg' | 'png' | 'gif' | 'webp' | 'avif' | 'tif' | 'svg'

export const IMAGE_TYPES: Record<ImageFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  tif: 'image/tiff',
  svg: 'image/svg+xml',
}

/** Types that a browser may display; any other file is sent as a download. */
const FILE_TYPES: Record<string, string> = {
  ...IMAGE_TYPES,
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  vtt: 'text/vtt; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
}

export const UNKNOWN_TYPE = 'application/octet-stream'

const SIGNATURES: [ImageFormat, RegExp][] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftyp(avif|avis)/],
  ['tif', /^(II\*\0|MM\0\*)/],
  ['svg', /^(\xef\xbb\xbf)?\s*</],
]

const SIGNATURE_BYTES = 64

/** The format by the first bytes, whatever the name says. `svg` only means that the file starts like markup. */
export function sniffImage(bytes: Uint8Array): ImageFormat | null {
  const start = Buffer.from(bytes.subarray(0, SIGNATURE_BYTES)).toString('latin1')
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null
}

export function typeOfExtension(extension: string): string {
  return Object.hasOwn(FILE_TYPES, extension) ? (FILE_TYPES[extension] ?? UNKNOWN_TYPE) : UNKNOWN_TYPE
}

export function extensionOfType(contentType: string): string | null {
  const wanted = contentType.split(';')[0]?.trim().toLowerCase()
  return Object.entries(FILE_TYPES).find(([, type]) => type.split(';')[0] === wanted)?.[0] ?? null
}
