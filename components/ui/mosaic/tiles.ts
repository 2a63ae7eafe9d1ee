import { OUTLINES, UNIT } from './tile-table'

/** One period of the pattern, in the units of the table. */
export const PERIOD = { width: 2387.9, height: 3286.67 }

/** `color` is one of the letters a to m, which the style sheet gives a color for each ground. */
export type Tile = { color: string; path: string }

/** Characters that each tile takes in the table. */
const CODE_LENGTH = 4
/** Cells of the pattern are numbered by column, from three to the left of the middle and three above it. */
const CELLS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLM'
const CELLS_PER_COLUMN = 7
const MIDDLE_CELL = 3

/** The tiles of some of the table's rings or steps, which are words of tile codes. */
export function readTiles(words: string): Tile[][] {
  const place = placeTiles()
  return words.split(' ').map(word =>
    Array.from({ length: word.length / CODE_LENGTH }, (_, index) => {
      const code = word.slice(index * CODE_LENGTH, (index + 1) * CODE_LENGTH)
      const cell = CELLS.indexOf(code.charAt(2))
      const column = Math.floor(cell / CELLS_PER_COLUMN) - MIDDLE_CELL
      const row = (cell % CELLS_PER_COLUMN) - MIDDLE_CELL
      return { color: code.charAt(3), path: place(Number.parseInt(code.slice(0, 2), 36), column, row) }
    }),
  )
}

/** The outlines of all tiles of one period, from its upper left corner on, for an SVG pattern of that size. */
export function drawPeriod(): string {
  const place = placeTiles()
  const tiles = UNIT.split(',').map((_, tile) => tile)
  const aside = [-1, 0, 1]
  return tiles
    .flatMap(tile => aside.flatMap(column => aside.map(row => place(tile, column + 0.5, row + 0.5))))
    .filter(isInPeriod)
    .join('')
}

/** Relative outlines repeat in the markup, so that compression stores each of them once. */
function placeTiles(): (tile: number, column: number, row: number) => string {
  const outlines = OUTLINES.split(',')
  const unit = UNIT.split(',').map(tile => tile.split(' ').map(Number))
  return (tile, column, row) => {
    const [outline = 0, left = 0, top = 0] = unit[tile] ?? []
    const x = Math.round(left + column * PERIOD.width)
    const y = Math.round(top + row * PERIOD.height)
    return `M${x}${y < 0 ? '' : ' '}${y}${outlines[outline]}`
  }
}

function isInPeriod(path: string): boolean {
  const [x = 0, y = 0, ...steps] = (path.match(/-?\d+/g) ?? []).map(Number)
  const corners = [{ x, y }]
  for (let index = 0; index < steps.length; index += 2) {
    const last = corners.at(-1) ?? { x, y }
    corners.push({ x: last.x + (steps[index] ?? 0), y: last.y + (steps[index + 1] ?? 0) })
  }
  const reaches = (values: number[], end: number) => Math.max(...values) > 0 && Math.min(...values) < end
  return (
    reaches(
      corners.map(corner => corner.x),
      PERIOD.width,
    ) &&
    reaches(
      corners.map(corner => corner.y),
      PERIOD.height,
    )
  )
}
