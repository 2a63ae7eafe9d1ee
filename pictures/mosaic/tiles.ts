import { SHAPES, UNIT } from './tile-table.ts'

/** One period of the pattern, in the units of the table. */
export const PERIOD = { width: 3618.034, height: 4979.797 }

export type TileKind = 'point' | 'petal' | 'foot' | 'hex' | 'spark' | 'core' | 'chip'

/** A tile of the period around the middle. */
export type Tile = {
  kind: TileKind
  /** The topmost corner. */
  x: number
  y: number
  /** Relative path data from that corner on. */
  outline: string
  middle: { x: number; y: number }
}

let tiles: Tile[] | undefined

export function tilesOfPeriod(): Tile[] {
  tiles ??= readTiles()
  return tiles
}

function readTiles(): Tile[] {
  const shapes = SHAPES.split(',').map(shape => {
    const [kind = '', ...steps] = shape.split(' ')
    return {
      kind: kind as TileKind,
      outline: `l${steps.join(' ')}z`.replaceAll(' -', '-'),
      ...middleOf(steps.map(Number)),
    }
  })
  return UNIT.split(',').flatMap(entry => {
    const [place = 0, x = 0, y = 0] = entry.split(' ').map(Number)
    const shape = shapes[place]
    if (!shape) return []
    const { kind, outline, aside, below } = shape
    return [{ kind, outline, x, y, middle: { x: x + aside, y: y + below } }]
  })
}

/** The mean of the corners, from the first on. */
function middleOf(steps: number[]): { aside: number; below: number } {
  const corners = steps.length / 2 + 1
  let [x, y, sumX, sumY] = [0, 0, 0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    sumX += x
    sumY += y
  }
  return { aside: sumX / corners, below: sumY / corners }
}
