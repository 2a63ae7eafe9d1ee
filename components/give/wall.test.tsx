import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FabricSymbols } from '@/components/ui/fabric/drawing'
import { RAISED } from './goal'
import { Rosette } from './rosette'
import { GoalFabric, GROUPS, ringsOf } from './wall'

/** Before compression; the budget of the design. */
const MAX_BYTES = 14 * 1024
const TILE_COUNT = 98
const RINGS = 10

describe('the wall of the hero', () => {
  const tiles = Object.values(GROUPS).flatMap(rings => ringsOf(rings).flat())
  const markup = renderToStaticMarkup(
    <>
      <FabricSymbols />
      <GoalFabric />
      <Rosette raised={RAISED} />
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
    const used = [...markup.matchAll(/<use href=#([\w-]+)/g)].map(([, id]) => id)
    expect(used).toHaveLength(TILE_COUNT)
    for (const id of used) expect(ids).toContain(id)
  })
})
