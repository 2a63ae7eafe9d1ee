import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FabricSymbols } from '@/components/ui/fabric/drawing'
import { OUTLINES, type Point, polygonsOf, SUN } from '@/components/ui/fabric/outlines'
import { SLAB } from '@/components/ui/fabric/rosette'
import type { Tile } from '@/components/ui/fabric/walls'
import { GROUPS, HeroWall, ringsOf } from './wall'

/** Before compression; the budget of the design. */
const MAX_BYTES = 14 * 1024
const TILE_COUNT = 98
const RINGS = 10
/** Corners are rounded to whole units. */
const ROUNDED = 4
/** Where the fabric ends, in its units: lines of its own. */
const LOWEST_LINE = 712

describe('the wall of the hero', () => {
  const tiles = Object.values(GROUPS).flatMap(rings => ringsOf(rings).flat())
  const markup = renderToStaticMarkup(
    <>
      <FabricSymbols />
      <HeroWall lit={6} />
    </>,
  )

  test('with what it is drawn with takes at most 14 KB', () => {
    expect(markup.length).toBeLessThan(MAX_BYTES)
  })

  test(`has ${TILE_COUNT} tiles, each once, in at most ten rings, and each refers to a symbol`, () => {
    const names = tiles.map(({ name, at }) => `${name} ${at.x} ${at.y}`)
    expect(names).toHaveLength(TILE_COUNT)
    expect(new Set(names).size).toBe(TILE_COUNT)
    for (const rings of Object.values(GROUPS)) expect(ringsOf(rings).length).toBeLessThanOrEqual(RINGS)
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const used = [...markup.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id)
    expect(used).toHaveLength(TILE_COUNT)
    for (const id of used) expect(ids).toContain(id)
  })

  test('has no debris: each tile touches the slab, or one that is nearer to it', () => {
    const slab = polygonsOf(SLAB).flat()
    for (const tile of tiles) {
      const nearer = tiles.filter(other => other !== tile && distanceOf(other) <= distanceOf(tile) + ROUNDED)
      const around = [...slab, ...nearer.flatMap(cornersOf)]
      const touches = cornersOf(tile).some(corner => around.some(other => isNear(corner, other)))
      expect(touches || touchesSlab(tile, slab), `${tile.name} ${tile.at.x} ${tile.at.y}`).toBe(true)
    }
  })

  test('ends below on a line of the fabric, which cuts whole suns alone', () => {
    for (const tile of tiles.filter(({ name }) => name !== 'sun')) {
      expect(Math.min(...cornersOf(tile).map(({ y }) => y))).toBeLessThan(LOWEST_LINE)
    }
  })

  test('shows the petals that are lit, and outlines the next one', () => {
    expect(markup.match(/class="lit"/g)).toHaveLength(6)
    expect(markup.match(/class="next"/g)).toHaveLength(1)
  })
})

function cornersOf({ name, at }: Tile): Point[] {
  const paths = name === 'sun' ? Object.values(SUN) : [OUTLINES[name]]
  return paths
    .flatMap(polygonsOf)
    .flat()
    .map(({ x, y }) => ({ x: x + at.x, y: y + at.y }))
}

function distanceOf(tile: Tile): number {
  return Math.min(...cornersOf(tile).map(({ x, y }) => Math.hypot(x, y)))
}

/** A corner on one of the slab's sides. */
function touchesSlab(tile: Tile, slab: Point[]): boolean {
  return cornersOf(tile).some(corner =>
    slab.some((end, place) => {
      const begin = slab.at(place - 1) ?? end
      const length = Math.hypot(end.x - begin.x, end.y - begin.y)
      const detour = Math.hypot(corner.x - begin.x, corner.y - begin.y) + Math.hypot(corner.x - end.x, corner.y - end.y)
      return detour - length < ROUNDED
    }),
  )
}

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= ROUNDED
}
