import { Html } from '../../page.ts'
import { PERIOD, TILES } from './fabric.ts'

type Kind = keyof typeof TILES

/** A mosaic that grows from the bottom: its size and center in pixels, the length of an edge, and where its tiles are set. */
export type Wall = {
  width: number
  height: number
  center: [x: number, y: number]
  edge: number
  seed: number
  /** Nothing is drawn above. */
  top: number
  /** Tiles with a lower order are set earlier. `chance` is from 0 to 1. */
  order: (x: number, y: number, chance: number) => number
  isSet: (x: number, y: number, chance: number) => boolean
}

/** How often the period is repeated to each side. */
const REPEATS = { across: 7, down: 6 }

const COLORS: Record<Kind, string[]> = {
  point: ['#05614f', '#0d4d41', '#087b63'],
  petal: ['#1d574c', '#17493f', '#05614f'],
  hex: ['#087b63', '#05614f'],
  spark: ['#f3af37', '#f9c96b'],
  chip: ['#8fcdb8'],
  foot: ['#5fb49b'],
  core: ['#fbdea0', '#f9c96b'],
}

/** Tiles that are set only well inside the filled part, where they do not look like debris. */
const SMALL = new Set<Kind>(['chip', 'spark', 'foot', 'core'])

/** The mosaic as an SVG with one path per tile, in the order in which gifts set them. */
export function drawWall(wall: Wall): Html {
  const chance = chances(wall.seed)
  const tiles = listTiles(wall).flatMap(tile => {
    const [first, second] = [chance(), chance()]
    return isInside(tile, wall) ? [{ ...tile, first, second, order: wall.order(tile.x, tile.y, first) }] : []
  })
  const paths = tiles
    .sort((one, other) => one.order - other.order)
    .map(({ kind, x, y, corners, first, second }) => {
      const isSet = wall.isSet(x, y, SMALL.has(kind) ? 1 : first)
      const color = COLORS[kind][Math.floor(second * COLORS[kind].length)]
      const size = SMALL.has(kind) ? ' data-small' : ''
      return `<path class="tile${isSet ? ' is-set' : ''}"${size} fill="${color}" d="M${corners.map(corner => corner.map(round).join(' ')).join('L')}Z"/>`
    })
  return new Html(
    `<svg class="wall-mosaic" viewBox="0 0 ${wall.width} ${wall.height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${paths.join('')}</svg>`,
  )
}

type Tile = { kind: Kind; x: number; y: number; corners: number[][] }

/** From the center outwards. */
function listTiles({ center: [left, top], edge }: Wall): Tile[] {
  const tiles = []
  for (const kind of Object.keys(TILES) as Kind[]) {
    for (const text of TILES[kind]) {
      const corners = readCorners(text)
      const [x, y] = middleOf(corners)
      for (let across = -REPEATS.across; across <= REPEATS.across; across++) {
        for (let down = -REPEATS.down; down <= REPEATS.down; down++) {
          const [dx, dy] = [across * PERIOD.width, down * PERIOD.height]
          tiles.push({ kind, distance: Math.hypot(x + dx, y + dy), x: x + dx, y: y + dy, dx, dy, corners })
        }
      }
    }
  }
  return tiles
    .sort((one, other) => one.distance - other.distance || one.x - other.x)
    .map(({ kind, x, y, dx, dy, corners }) => ({
      kind,
      x: x * edge + left,
      y: y * edge + top,
      corners: corners.map(([cx = 0, cy = 0]) => [(cx + dx) * edge + left, (cy + dy) * edge + top]),
    }))
}

function isInside({ x, y }: Tile, { width, height, edge, top }: Wall): boolean {
  const margin = edge * 1.2
  return x > -margin && x < width + margin && y > Math.max(-margin, top) && y < height + margin
}

function readCorners(text: string): number[][] {
  const numbers = text.split(' ').map(Number)
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []))
}

function middleOf(corners: number[][]): [number, number] {
  const mean = (axis: number) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length
  return [mean(0), mean(1)]
}

/** The same series of numbers from 0 to 1 for the same seed, so that every visit shows the same wall. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
