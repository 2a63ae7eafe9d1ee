/** Pixels as sharp's raw output has them: red, green, blue, alpha, one byte each. */
export type Pixels = { data: Uint8Array; width: number; height: number }

type Color = { red: number; green: number; blue: number; share: number }

/** Ideal saturation and lightness of a swatch (0 to 1), and the range of lightness that it accepts. */
type Target = { saturation: number; lightness: number; from: number; to: number }

const DARK = { lightness: 0.26, from: 0, to: 0.45 }
const NORMAL = { lightness: 0.5, from: 0.3, to: 0.7 }
const LIGHT = { lightness: 0.74, from: 0.55, to: 1 }

const TARGETS: Record<string, Target> = {
  vibrant: { saturation: 1, ...NORMAL },
  lightVibrant: { saturation: 1, ...LIGHT },
  darkVibrant: { saturation: 1, ...DARK },
  muted: { saturation: 0.3, ...NORMAL },
  lightMuted: { saturation: 0.3, ...LIGHT },
  darkMuted: { saturation: 0.3, ...DARK },
}

const VIBRANT_SATURATION = 0.38

const OPAQUE_ALPHA = 128
/** Colours that share the upper four bits of each channel count as one. */
const BIN_SHIFT = 4

/** Sanity's palette: the most frequent colour, and the nearest to each of six ideals. Null for an invisible image. */
export function paletteOf(pixels: Pixels): Record<string, unknown> | null {
  const colors = countColors(pixels)
  const dominant = colors[0]
  if (!dominant) return null
  const named = Object.entries(TARGETS).map(([name, target]) => [name, nearest(colors, target)] as const)
  const swatches = [['dominant', dominant] as const, ...named].flatMap(([name, color]) =>
    color ? [[name, swatch(color)]] : [],
  )
  return { _type: 'sanity.imagePalette', ...Object.fromEntries(swatches) }
}

function countColors({ data }: Pixels): Color[] {
  const bins = new Map<number, { red: number; green: number; blue: number; count: number }>()
  let total = 0
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < OPAQUE_ALPHA) continue
    const key = ((red >> BIN_SHIFT) << 8) | ((green >> BIN_SHIFT) << 4) | (blue >> BIN_SHIFT)
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    bins.set(key, { red: bin.red + red, green: bin.green + green, blue: bin.blue + blue, count: bin.count + 1 })
    total += 1
  }
  return [...bins.values()]
    .map(({ red, green, blue, count }) => ({
      red: Math.round(red / count),
      green: Math.round(green / count),
      blue: Math.round(blue / count),
      share: count / total,
    }))
    .sort((a, b) => b.share - a.share)
}

function nearest(colors: Color[], target: Target): Color | null {
  let best: { color: Color; score: number } | null = null
  for (const color of colors) {
    const { saturation, lightness } = saturationAndLightness(color)
    const isVibrant = saturation >= VIBRANT_SATURATION
    if (isVibrant !== target.saturation >= VIBRANT_SATURATION) continue
    if (lightness < target.from || lightness > target.to) continue
    const distance = 3 * Math.abs(saturation - target.saturation) + 6 * Math.abs(lightness - target.lightness)
    const score = color.share - distance
    if (!best || score > best.score) best = { color, score }
  }
  return best?.color ?? null
}

function saturationAndLightness({ red, green, blue }: Color) {
  const high = Math.max(red, green, blue) / 255
  const low = Math.min(red, green, blue) / 255
  const lightness = (high + low) / 2
  const saturation = high === low ? 0 : (high - low) / (1 - Math.abs(2 * lightness - 1))
  return { saturation, lightness }
}

function swatch({ red, green, blue, share }: Color) {
  const hex = [red, green, blue].map(value => value.toString(16).padStart(2, '0')).join('')
  const luma = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground: luma > 0.7 ? '#000' : '#fff',
    title: luma > 0.55 ? '#000' : '#fff',
    population: Math.round(share * 10_000) / 100,
  }
}
