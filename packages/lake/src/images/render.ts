import sharp, { type Sharp } from 'sharp'
import { badRequest } from '../http/errors.ts'
import { TOLERANT } from './examine.ts'
import type { ImageFormat } from './formats.ts'
import type { Plan, Size } from './plan.ts'
import type { Transform } from './transform.ts'

export type OutputFormat = Exclude<ImageFormat, 'svg' | 'tif'>

const MAX_RENDER_SECONDS = 10
/** An animation with more pixels than this, over all frames, is rendered as its first frame. */
const MAX_ANIMATION_PIXELS = 64_000_000
/** Encoding AVIF takes about 0.2 s per million pixels at effort 0; larger images become WebP. */
const MAX_AUTO_AVIF_PIXELS = 3_000_000
const AVIF_EFFORT = 0
const WEBP_EFFORT = 2
/** AVIF at quality 50 looks like JPEG and WebP at 75. */
const AVIF_QUALITY_RATIO = 2 / 3
const WHITE = '#ffffff'

/** One core per image, because several are rendered at once. */
sharp.concurrency(1)

export function chooseFormat(transform: Transform, original: ImageFormat, size: Size, accept: string): OutputFormat {
  if (transform.format) return transform.format === 'pjpg' ? 'jpg' : transform.format
  const isSmall = size.width * size.height <= MAX_AUTO_AVIF_PIXELS
  if (transform.autoFormat && accept.includes('image/avif') && isSmall) return 'avif'
  if (transform.autoFormat && accept.includes('image/webp')) return 'webp'
  return original === 'tif' || original === 'svg' ? 'jpg' : original
}

/** An animation stays one as GIF or WebP. Throws 400 when rendering takes too long or the file cannot be decoded. */
export async function render(
  file: string,
  transform: Transform,
  plan: Plan,
  format: OutputFormat,
): Promise<Uint8Array> {
  try {
    const canMove = format === 'gif' || format === 'webp' || format === 'avif'
    const animated = canMove && !transform.firstFrame && transform.turn === 0 && (await isAnimation(file, plan))
    const image = sharp(file, { ...TOLERANT, autoOrient: true, animated })
    const shaped = shape(image.timeout({ seconds: MAX_RENDER_SECONDS }), plan, transform)
    const output = animated && format === 'avif' ? 'webp' : format
    const colored = retouch(shaped, transform, output).toColourspace(await colorSpaceOf(file, transform))
    return await encode(colored, transform, output).toBuffer()
  } catch (error) {
    const isSlow = error instanceof Error && error.message.startsWith('timeout')
    throw badRequest(isSlow ? `This takes longer than ${MAX_RENDER_SECONDS} seconds` : 'The stored picture is damaged')
  }
}

async function colorSpaceOf(file: string, { colorSpace }: Transform): Promise<string> {
  return colorSpace === 'origin' ? (await sharp(file, TOLERANT).metadata()).space : colorSpace
}

async function isAnimation(file: string, { canvas }: Plan): Promise<boolean> {
  const { pages = 1, width, height } = await sharp(file, TOLERANT).metadata()
  const framePixels = Math.max(width * height, canvas.width * canvas.height)
  return pages > 1 && pages * framePixels <= MAX_ANIMATION_PIXELS
}

function shape(image: Sharp, plan: Plan, transform: Transform): Sharp {
  const { turn } = transform
  const cut = image.extract(plan.region).resize({
    ...plan.size,
    ...(plan.keepBusiest ? { fit: 'cover', position: sharp.strategy.entropy } : { fit: 'fill' }),
  })
  // sharp rotates before it extends, in whatever order the two are called.
  const isTurned = turn === 90 || turn === 270
  const across = isTurned ? padding(plan, 'height') : padding(plan, 'width')
  const down = isTurned ? padding(plan, 'width') : padding(plan, 'height')
  const sides = { left: across.before, right: across.after, top: down.before, bottom: down.after }
  return Object.values(sides).some(side => side > 0) ? cut.extend({ ...sides, background: fillOf(transform) }) : cut
}

function padding({ canvas, size }: Plan, side: keyof Size) {
  const before = Math.floor((canvas[side] - size[side]) / 2)
  return { before, after: canvas[side] - size[side] - before }
}

function retouch(image: Sharp, transform: Transform, format: OutputFormat): Sharp {
  const { blur, sharpen, saturation, flip, turn, background, invert } = transform
  let result = image
  if (blur > 0) result = result.blur(Math.max(0.3, blur / 10))
  if (sharpen > 0) result = result.sharpen({ sigma: 0.5 + sharpen / 50 })
  if (saturation === -100) result = result.grayscale()
  else if (saturation !== 0) result = result.modulate({ saturation: 1 + saturation / 100 })
  if (invert) result = result.negate({ alpha: false })
  if (flip?.includes('h')) result = result.flop()
  if (flip?.includes('v')) result = result.flip()
  if (turn !== 0) result = result.rotate(turn)
  if (background || format === 'jpg') result = result.flatten({ background: fillOf(transform) })
  return result
}

/** sharp inverts last, also what it filled. */
function fillOf({ background, invert }: Transform): string {
  const colour = background ?? WHITE
  if (!invert) return colour
  const negative = 0xffffff - Number.parseInt(colour.slice(1, 7), 16)
  return `#${negative.toString(16).padStart(6, '0')}${colour.slice(7)}`
}

function encode(image: Sharp, { quality, format: asked }: Transform, format: OutputFormat): Sharp {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality, progressive: asked === 'pjpg' })
    case 'webp':
      return image.webp({ quality, effort: WEBP_EFFORT })
    case 'avif':
      return image.avif({ quality: Math.max(1, Math.round(quality * AVIF_QUALITY_RATIO)), effort: AVIF_EFFORT })
    case 'png':
      return image.png()
    case 'gif':
      return image.gif()
  }
}
