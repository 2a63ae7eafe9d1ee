import * as C from '../lib/colors.gen.ts'
import { drawMosaic } from './mosaic/mosaic.ts'
import { CRISP, DAY, GOLD, NIGHT, type Palette } from './mosaic/palettes.ts'

type Mood = { ground: string; palette: Palette; line: string; opacity: number }

const MOODS: [Mood, ...Mood[]] = [
  { ground: C.MINT_100, palette: DAY, line: C.TEAL_700, opacity: 0.16 },
  { ground: C.INK_900, palette: CRISP, line: C.TEAL_300, opacity: 0.2 },
  { ground: C.SAND_100, palette: DAY, line: C.SAND_600, opacity: 0.22 },
  { ground: C.SAFFRON_300, palette: GOLD, line: C.SAFFRON_700, opacity: 0.22 },
  { ground: C.MINT_200, palette: CRISP, line: C.TEAL_700, opacity: 0.2 },
  { ground: C.INK_900, palette: NIGHT, line: C.TEAL_300, opacity: 0.2 },
]
/** As fractions of width and height. */
const ORIGINS: [Origin, ...Origin[]] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0.5, 1],
  [0, 0.5],
  [1, 0.5],
]
/** At a width of 1600. */
const EDGES: [number, ...number[]] = [82, 98, 116, 136]
const TURNS = 5
const DESIGN_WIDTH = 1600

type Origin = [number, number]

/** In pixels; any other size keeps this scale and crops. */
export const COVER_SIZE = { width: 800, height: 450 }

/** The slug decides everything, so a cover is the same every time. */
export function drawCover(slug: string, size: { width: number; height: number } = COVER_SIZE): string {
  const { width, height } = size
  const { ground } = moodOf(slug)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="${ground}"/>${mosaicOf(slug, size)}</svg>`
}

function moodOf(slug: string): Mood {
  return pick(MOODS, hash(slug))
}

function mosaicOf(slug: string, { width, height }: { width: number; height: number }): string {
  const number = hash(slug)
  const { palette, line, opacity, ground } = moodOf(slug)
  const [fromX, fromY] = pick(ORIGINS, number >>> 5)
  const unit = width / DESIGN_WIDTH
  const edge = pick(EDGES, number >>> 9) * unit
  const isFromSide = fromX === 0.5 || fromY === 0.5
  const reach = (0.42 + ((number >>> 16) % 24) / 100) * Math.hypot(width, height) * (isFromSide ? 0.78 : 1)
  return drawMosaic({
    ...{ width, height, edge, palette },
    x: width * (0.22 + ((number >>> 20) % 56) / 100),
    y: height * (0.3 + ((number >>> 24) % 40) / 100),
    turn: (number >>> 12) % TURNS,
    grout: { color: ground, width: 3.4 * unit },
    line: { color: line, opacity, width: 1.6 * unit },
    seed: number % 9973,
    isFilled: (x, y, chance) =>
      Math.hypot(x - fromX * width, (y - fromY * height) * 1.1) < reach + (chance * 1.8 - 0.9) * edge,
  })
}

function pick<T>(values: [T, ...T[]], number: number): T {
  return values[number % values.length] ?? values[0]
}

/** FNV-1a, mixed once more so that similar slugs get different covers; a whole number from 0. */
function hash(text: string): number {
  let mixed = 2_166_136_261
  for (const letter of text) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16_777_619)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2_246_822_507)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
