import { DefaultGenerator } from '@vibrant/generator-default'
import { MMCQ } from '@vibrant/quantizer-mmcq'
import { encode } from 'blurhash'
import { rgbaToThumbHash } from 'thumbhash'

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
