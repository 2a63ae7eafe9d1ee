import { DefaultGenerator } from '@vibrant/generator-default'
import { MMCQ } from '@vibrant/quantizer-mmcq'
import { encode } from 'blurhash'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { badRequest, httpError, payloadTooLarge } from '../http/errors.ts'
import { readCameraData } from './exif.ts'
import { sniffImage } from './formats.ts'

/** The limit of the hosted service. A larger image is refused from its header alone, before a pixel is decoded. */
const MAX_IMAGE_PIXELS = 256_000_000

/** Like a browser, shows what can be decoded: photos of common phones break the JPEG standard, and an upload may end early. */
export const TOLERANT = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'none' } as const

const TOO_LARGE = `The picture is too large, because its area exceeds pixel limit ${MAX_IMAGE_PIXELS.toLocaleString('en-US')}. Make it smaller`
const DAMAGED =
  'The file begins like a picture, but no picture can be read from it: it is damaged or incomplete. Save it once more in a program for pictures, or choose another'

const SAMPLE_SIDE_PIXELS = 64
const PLACEHOLDER_SIDE_PIXELS = 20

export const METADATA_PARTS = ['lqip', 'palette', 'blurhash', 'thumbhash', 'exif', 'location', 'image'] as const

/** The optional parts of an image's metadata. */
type MetadataPart = (typeof METADATA_PARTS)[number]

/** Camera data and location are personal, and a second hash is of use to few: an upload must ask for them. */
export const DEFAULT_METADATA_PARTS: readonly MetadataPart[] = ['lqip', 'palette', 'blurhash']

/** Reads format, size (as displayed, after the camera's rotation) and colours from the bytes alone. Throws 400 (damaged, too many pixels), 413 or 415. */
export async function examineImage(bytes: Uint8Array, parts: readonly MetadataPart[]) {
  const format = sniffImage(bytes)
  if (!format) {
    throw httpError(415, 'Unsupported Media Type', 'The file is no JPEG, PNG, GIF, WebP, AVIF, TIFF or SVG picture')
  }
  if (format === 'svg') checkSvg(bytes)
  try {
    const image = sharp(bytes, TOLERANT)
    const { autoOrient, hasAlpha, exif } = await image.metadata()
    const { width, height } = autoOrient
    const isVector = format === 'svg'
    const metadata = {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque: !hasAlpha || (!isVector && (await image.stats()).isOpaque),
      ...(isVector ? {} : await describeColors(bytes, parts, hasAlpha)),
      ...(exif && describeCamera(exif, parts)),
    }
    return { format, width, height, metadata }
  } catch (error) {
    const isLarge = error instanceof Error && error.message.includes('pixel limit')
    throw badRequest(isLarge ? TOO_LARGE : DAMAGED)
  }
}

const SAMPLED_PARTS: readonly MetadataPart[] = ['palette', 'blurhash', 'thumbhash']

async function describeColors(bytes: Uint8Array, parts: readonly MetadataPart[], hasAlpha: boolean) {
  const wants = (part: MetadataPart) => parts.includes(part)
  const pixels = SAMPLED_PARTS.some(wants) ? await samplePixels(bytes) : null
  return {
    ...(wants('lqip') && { lqip: await placeholderOf(bytes, hasAlpha) }),
    ...(pixels && wants('palette') && { palette: await paletteOf(pixels) }),
    ...(pixels && wants('blurhash') && { blurHash: blurHashOf(pixels) }),
    ...(pixels && wants('thumbhash') && { thumbHash: thumbHashOf(pixels) }),
  }
}

function describeCamera(block: Uint8Array, parts: readonly MetadataPart[]) {
  const { image, exif, location } = readCameraData(block)
  return {
    ...(parts.includes('exif') && { exif: { _type: 'sanity.imageExifMetadata', ...exif } }),
    ...(parts.includes('image') && { image: { _type: 'sanity.imageExifTags', ...image } }),
    ...(location && parts.includes('location') && { location: { _type: 'geopoint', ...location } }),
  }
}

async function samplePixels(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await shrink(bytes, SAMPLE_SIDE_PIXELS)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function placeholderOf(bytes: Uint8Array, hasAlpha: boolean): Promise<string> {
  const small = shrink(bytes, PLACEHOLDER_SIDE_PIXELS)
  const encoded = await (hasAlpha ? small.png() : small.jpeg({ quality: 70 })).toBuffer()
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${encoded.toString('base64')}`
}

function shrink(bytes: Uint8Array, side: number) {
  return sharp(bytes, TOLERANT)
    .autoOrient()
    .toColourspace('srgb')
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
}

const MAX_SVG_BYTES = 5_000_000

/** Refuses entities (billion laughs, XXE) and encodings that would hide them. Keeps scripts, because SVG_POLICY lets nothing run. Throws 400 or 413. */
function checkSvg(bytes: Uint8Array): void {
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

/** Pixels as sharp's raw output has them: red, green, blue, alpha, one byte each. */
export type Pixels = { data: Buffer; width: number; height: number }

type Swatch = ReturnType<typeof MMCQ>[number]

const BLURHASH_COMPONENTS = { x: 4, y: 3 }
const OPAQUE_ALPHA = 128
const MAX_COLORS = 64

/** The cost grows with the pixels: pass few. */
export function blurHashOf({ data, width, height }: Pixels): string {
  return encode(new Uint8ClampedArray(data), width, height, BLURHASH_COMPONENTS.x, BLURHASH_COMPONENTS.y)
}

/** In Base64. Throws for more than 100 pixels a side. */
export function thumbHashOf({ data, width, height }: Pixels): string {
  return Buffer.from(rgbaToThumbHash(width, height, data)).toString('base64')
}

/** Sanity's palette: the most frequent colour, and those that fit one of six names. Null for an invisible image. */
export async function paletteOf(pixels: Pixels): Promise<Record<string, unknown> | null> {
  const visible = keepOpaque(pixels)
  if (visible.length === 0) return null
  const swatches = MMCQ(visible, { colorCount: MAX_COLORS })
  const total = swatches.reduce((sum, { population }) => sum + population, 0)
  const dominant = swatches.toSorted((a, b) => b.population - a.population)[0] ?? null
  const named = await DefaultGenerator(swatches)
  const entries = Object.entries({ Dominant: dominant, ...named }).flatMap(([name, swatch]) =>
    swatch ? [[name.charAt(0).toLowerCase() + name.slice(1), toSanity(swatch, total)]] : [],
  )
  return { _type: 'sanity.imagePalette', ...Object.fromEntries(entries) }
}

function keepOpaque({ data }: Pixels): Buffer {
  const starts = Array.from({ length: data.length / 4 }, (_, pixel) => pixel * 4)
  return Buffer.concat(starts.filter(at => (data[at + 3] ?? 0) >= OPAQUE_ALPHA).map(at => data.subarray(at, at + 4)))
}

/** The population is in percent. */
function toSanity({ hex, bodyTextColor, titleTextColor, population }: Swatch, total: number) {
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: hex,
    foreground: bodyTextColor,
    title: titleTextColor,
    population: Math.round((population / total) * 10_000) / 100,
  }
}
