import { Html } from '../../page.ts'
import { LINES, latticePoint, OUTLINES, SUN } from '../outlines.gen.ts'

/** Tiles by outline and lattice point: "p1-2+1" is the petal p1 at -2, +1. The first ones are shown beside a wide wall alone. */
const FAR =
  'p0-3+1 p1-3+1 p1-2+0 r0-2+0 r1-2+0 r9-2+0 f0-2+1 f1-2+1 h-2+1 p0-2+1 p1-2+1 p2-2+1 p3-2+1 r0-2+1 r1-2+1 r2-2+1 r3-2+1 r4-2+1 r5-2+1 r6-2+1 r7-2+1 r8-2+1 r9-2+1 s-2+1 f0-2+2 f1-2+2 h-2+2 p0-2+2 p1-2+2 p2-2+2 p3-2+2 r2-2+2 r3-2+2 r6-1+0 r7-1+0 r8-1+0 r9-1+0 p1-1+1 p2-1+1 r0-1+1 r1-1+1 r2-1+1 r3-1+1 r4-1+1 r5-1+1 r6-1+1 r7-1+1 r8-1+1 r9-1+1 s-1+1 f1-1+2 p2-1+2 p3-1+2 r4-1+2 r5-1+2 r6-1+2 r6+0+1'
const NEAR =
  'p0-2+0 p0-1-1 p1-1-1 r0-1-1 r1-1-1 r9-1-1 f0-1+0 f1-1+0 h-1+0 p0-1+0 p1-1+0 p2-1+0 p3-1+0 r0-1+0 r1-1+0 r2-1+0 r3-1+0 r4-1+0 r5-1+0 s-1+0 f0-1+1 f1-1+1 h-1+1 p0-1+1 p3-1+1 p0+0-2 p1+0-2 r0+0-2 r1+0-2 r9+0-2 f0+0-1 f1+0-1 h+0-1 p0+0-1 p1+0-1 p2+0-1 p3+0-1 r0+0-1 r1+0-1 r2+0-1 r3+0-1 r4+0-1 r5+0-1 r6+0-1 r7+0-1 r8+0-1 r9+0-1 s+0-1 p2+0+0 f1+0+1 p2+0+1 p3+0+1 r4+0+1 r5+0+1 r0+1-2 r1+1-2 r2+1-2 r3+1-2 r4+1-2 r5+1-2 r6+1-2 r7+1-2 r8+1-2 r9+1-2 s+1-2'
/** What stands where there is no rosette. */
const MIDDLE = 'r0+0+0 r1+0+0 r2+0+0 r3+0+0 r4+0+0 r5+0+0 r6+0+0 r7+0+0 r8+0+0 r9+0+0 s+0+0'

/** The fabric's own line at the upper edge, which no tile crosses. */
const TILES_BOX = 'M-2000-484h4000v2000h-4000z'
const LINES_BOX = 'M-1500-1500h3000v3000h-3000z'

/** The wall beside a page, around the rosette of its goal, or whole. Its middle is the upper left corner of the drawing. */
export function drawWall({ hasRosette }: { hasRosette: boolean }): Html {
  const near = drawTiles(hasRosette ? NEAR : `${NEAR} ${MIDDLE}`)
  return new Html(
    `<svg class="wall-mosaic" viewBox="0 0 240 240" aria-hidden="true"><defs>${drawSymbols()}${drawLines()}<clipPath id="wall-box"><path d="${TILES_BOX}"/></clipPath></defs><path class="wall-lines" fill="url(#wall-lines)" d="${LINES_BOX}"/><g clip-path="url(#wall-box)"><g class="wall-far">${drawTiles(FAR)}</g>${near}</g></svg>`,
  )
}

function drawSymbols(): string {
  const tiles = Object.entries(OUTLINES).map(([name, path]) => `<path id="t-${name}" class="t-${name}" d="${path}"/>`)
  const sun = Object.entries(SUN).map(([part, path]) => `<path class="t-${part}" d="${path}"/>`)
  return `${tiles.join('')}<g id="t-s">${sun.join('')}</g>`
}

function drawLines(): string {
  const { width, height, path } = LINES
  return `<pattern id="wall-lines" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="${path}"/></pattern>`
}

function drawTiles(words: string): string {
  return words
    .split(' ')
    .map(word => {
      const [, name, first, second] = /^(.*)([+-]\d)([+-]\d)$/.exec(word) ?? []
      const { x, y } = latticePoint(Number(first), Number(second))
      return `<use href="#t-${name}" x="${x}" y="${y}"/>`
    })
    .join('')
}
