import sharp from 'sharp'

const PAPER = [252, 251, 247] as const

/** Below DARK a colour becomes paper, above LIGHT it stays, and between them it is blended. Lightness is from 0 to 1. */
const DARK = 0.3
const LIGHT = 0.4

const CHANNELS = 4
/** In dots per inch: at this density a unit of an SVG is one pixel. */
const NATURAL_DENSITY = 72
const MAX_DENSITY = 4_800

export type Pixels = { pixels: Buffer; width: number; height: number }

/** On a dark ground dark colors become light, unless the logo has a background of its own. */
export async function drawLogo(
  logo: Uint8Array,
  box: { width: number; height: number },
  { isDark }: { isDark: boolean },
): Promise<Pixels> {
  const picture = sharp(logo, { density: await densityFor(logo, box) })
  const { isOpaque } = await picture.stats()
  const { data, info } = await picture
    .resize({ ...box, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (isDark && !isOpaque) lightenDark(data)
  return { pixels: data, width: info.width, height: info.height }
}

/** An SVG is rendered at its final size instead of being scaled afterwards. */
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
