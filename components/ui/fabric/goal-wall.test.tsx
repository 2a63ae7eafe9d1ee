import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FabricSymbols } from './drawing'
import { GoalWall } from './goal-wall'
import { spanOf, stepsOf } from './walls'

/** The limit for both walls and their symbols, before compression. */
const MAX_BYTES = 16 * 1024

test.each(['land', 'port'] as const)('the wall %s has one hundred steps, and every tile once', wall => {
  const steps = stepsOf(wall)
  expect(steps).toHaveLength(100)
  const names = steps.flat().map(({ name, at }) => `${name} ${at.x} ${at.y}`)
  expect(new Set(names).size).toBe(names.length)
})

test('both walls and what they are drawn with take at most 16 KB', () => {
  expect(withSymbols().length).toBeLessThan(MAX_BYTES)
})

test('every tile refers to a symbol, and no id is there twice', () => {
  const html = withSymbols()
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of html.matchAll(/<use href=#([\w-]+)/g)) expect(ids).toContain(id)
})

test.each([0, 1, 69, 99, 100])('of one hundred tiles %i are lit, and the next one is a link for the pointer', lit => {
  for (const steps of drawnSteps(renderToStaticMarkup(<GoalWall lit={lit} href="/next" />))) {
    const next = lit === 100 ? [] : ['<a href="/next" tabindex="-1" class="unlit next">']
    expect(steps).toEqual([
      ...Array(lit).fill('<g>'),
      ...next,
      ...Array(Math.max(0, 99 - lit)).fill('<g class="unlit">'),
    ])
  }
})

test('without a goal no tile is lit, and none is next', () => {
  for (const steps of drawnSteps(renderToStaticMarkup(<GoalWall lit={null} href="/next" />))) {
    expect(steps).toEqual(Array(100).fill('<g class="unlit">'))
  }
})

test('a tile has its place in its wall', () => {
  expect(spanOf('land', 69)).toEqual({ left: 79.5, right: 93.8, y: 50.1 })
})

function withSymbols(): string {
  return renderToStaticMarkup(
    <>
      <FabricSymbols />
      <GoalWall lit={69} href="/next" />
    </>,
  )
}

/** The opening tags of the steps of each wall. */
function drawnSteps(html: string): string[][] {
  const walls = html.split('class="wall-tiles"').slice(1)
  expect(walls).toHaveLength(2)
  return walls.map(wall => [...wall.matchAll(/(<(?:g|a)(?: [^>]*)?>)<use/g)].map(([, tag]) => tag ?? ''))
}
