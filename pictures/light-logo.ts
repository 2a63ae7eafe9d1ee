import sharp from 'sharp'

/** Red, green and blue of the design's paper: what is dark in a logo, on dark ground. */
const PAPER = [252, 251, 247] as const

/** Lightness, from 0 to 1, below which a colour becomes paper, and above which it stays. */
const DARK = 0.3
const LIGHT = 0.4

const CHANNELS = 4
/** Dots per inch in which an SVG is one pixel for each of its own. */
const NATURAL_DENSITY = 72
const MAX_DENSITY = 4_800

/** Colours with their transparency, four bytes a pixel. */
export type Pixels = { pixels: Buffer; width: number; height: number }

/**
 * The logo as it stands on dark ground, as large as fits into the box. `logo` is a file of any picture format; a picture
 * without transparent parts brings its own ground along and keeps its colours.
 */
export async function drawLightLogo(logo: Uint8Array, box: { width: number; height: number }): Promise<Pixels> {
  const picture = sharp(logo, { density: await densityFor(logo, box) })
  const { isOpaque } = await picture.stats()
  const { data, info } = await picture
    .resize({ ...box, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (!isOpaque) lightenDark(data)
  return { pixels: data, width: info.width, height: info.height }
}

/** A drawing is laid out at its final size rather than enlarged afterwards. */
async function densityFor(logo: Uint8Array, box: { width: number; height: number }): Promise<number> {
  const { format, width, height } = await sharp(logo).metadata()
  if (format !== 'svg') return NATURAL_DENSITY
  const scale = Math.min(box.width / width, box.height / height)
  return Math.min(MAX_DENSITY, Math.max(1, NATURAL_DENSITY * scale))
}

function lightenDark(pixels: Buffer): void {
  const [paperRed, paperGreen, paperBlue] = PAPER
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    const red = pixels[at] ?? 0
    const green = pixels[at + 1] ?? 0
    const blue = pixels[at + 2] ?? 0
    const lightness = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    const kept = Math.min(1, Math.max(0, (lightness - DARK) / (LIGHT - DARK)))
    pixels[at] = Math.round(paperRed + (red - paperRed) * kept)
    pixels[at + 1] = Math.round(paperGreen + (green - paperGreen) * kept)
    pixels[at + 2] = Math.round(paperBlue + (blue - paperBlue) * kept)
  }
}
