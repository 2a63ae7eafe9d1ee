import type { Palette } from './palettes.ts'
import { PERIOD, type Tile, tilesOfPeriod } from './tiles.ts'

/** Lengths in pixels of the picture. */
export type Mosaic = {
  width: number
  height: number
  x: number
  y: number
  edge: number
  /** In steps of 36 degrees. */
  turn?: number
  palette: Palette
  grout: { color: string; width: number }
  line: { color: string; opacity: number; width: number }
  seed: number
  /** `chance`, from 0 to 1, makes the edge of the filled part uneven. */
  isFilled: (x: number, y: number, chance: number) => boolean
}

const UNITS = 1000
const STEP = Math.PI / 5
/** Edges from the middle of the largest tile to its farthest corner. */
const LARGEST = 1.4
/** They look like debris at the edge of the filled part, so they are filled only well inside it. */
const SMALL = new Set(['chip', 'spark', 'foot', 'core'])

export function drawMosaic(mosaic: Mosaic): string {
  const { edge, grout, line, turn = 0 } = mosaic
  const scale = edge / UNITS
  const cells = cellsOf(mosaic)
  const filled = new Map<string, string[]>()
  for (const cell of cells) {
    for (const [place, tile] of tilesOfPeriod().entries()) {
      const color = colorOf(tile, place, cell, mosaic)
      if (color === null) continue
      const paths = filled.get(color) ?? []
      paths.push(`M${Math.round(tile.x + cell.left)} ${Math.round(tile.y + cell.top)}${tile.outline}`)
      filled.set(color, paths)
    }
  }
  const place = `translate(${round(mosaic.x)} ${round(mosaic.y)})${turn ? ` rotate(${turn * 36})` : ''} scale(${round(scale, 1e5)})`
  const unit = tilesOfPeriod().map(({ x, y, outline }) => `M${x} ${y}${outline}`)
  return [
    `<defs><path id="u" d="${unit.join('')}"/></defs>`,
    `<g transform="${place}" stroke-linejoin="round">`,
    `<g fill="none" stroke="${line.color}" stroke-width="${round(line.width / scale)}" opacity="${line.opacity}">`,
    ...cells.map(({ left, top }) => `<use href="#u" x="${Math.round(left)}" y="${Math.round(top)}"/>`),
    `</g><g stroke="${grout.color}" stroke-width="${round(grout.width / scale)}">`,
    ...[...filled].map(([color, paths]) => `<path fill="${color}" d="${paths.join('')}"/>`),
    '</g></g>',
  ].join('')
}

type Cell = { column: number; row: number; left: number; top: number }

function cellsOf(mosaic: Mosaic): Cell[] {
  const { width, height, edge } = mosaic
  const reach = (Math.hypot(PERIOD.width, PERIOD.height) / UNITS / 2 + LARGEST) * edge
  const furthest = Math.ceil((Math.hypot(width, height) + reach) / ((PERIOD.width / UNITS) * edge))
  const cells: Cell[] = []
  for (let column = -furthest; column <= furthest; column++) {
    for (let row = -furthest; row <= furthest; row++) {
      const [left, top] = [column * PERIOD.width, row * PERIOD.height]
      const { x, y } = placeOf(left, top, mosaic)
      if (x > -reach && x < width + reach && y > -reach && y < height + reach) cells.push({ column, row, left, top })
    }
  }
  return cells
}

function placeOf(left: number, top: number, { x, y, edge, turn = 0 }: Mosaic): { x: number; y: number } {
  const [cos, sin] = [Math.cos(turn * STEP), Math.sin(turn * STEP)]
  const scale = edge / UNITS
  return { x: x + (left * cos - top * sin) * scale, y: y + (left * sin + top * cos) * scale }
}

function colorOf(tile: Tile, place: number, cell: Cell, mosaic: Mosaic): string | null {
  const { x, y } = placeOf(tile.middle.x + cell.left, tile.middle.y + cell.top, mosaic)
  const margin = LARGEST * mosaic.edge
  if (x < -margin || x > mosaic.width + margin || y < -margin || y > mosaic.height + margin) return null
  const chance = chanceOf(mosaic.seed, place, cell, 1)
  if (!mosaic.isFilled(x, y, SMALL.has(tile.kind) ? 0 : chance)) return null
  const colors = mosaic.palette[tile.kind]
  return colors[Math.floor(chanceOf(mosaic.seed, place, cell, 2) * colors.length)] ?? colors[0]
}

/** From 0 up to 1, the same for the same tile of the same seed. */
function chanceOf(seed: number, place: number, { column, row }: Cell, salt: number): number {
  let mixed = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(place * 2 + salt, 0x85ebca6b)
  mixed ^= Math.imul(column + 64, 0xc2b2ae35) ^ Math.imul(row + 64, 0x27d4eb2f)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

function round(number: number, precision = 100): number {
  return Math.round(number * precision) / precision
}
