import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LitWall, litPeriod } from './lit-wall'
import { LINES, type Point, polygonsOf } from './outlines'
import { BOXES } from './walls'

/** The limit for a wall and what it is drawn with, before compression. */
const MAX_BYTES = 4 * 1024
/** Share of the area that rounding may leave uncovered or cover twice. */
const SEAMS = 0.002

const { top, height } = BOXES.land

test('the wall takes at most 4 KB', () => {
  expect(renderToStaticMarkup(<LitWall className="lit" />).length).toBeLessThan(MAX_BYTES)
})

test('one period is covered by its tiles, each of which is there once', () => {
  const outlines = Object.values(litPeriod()).flatMap(polygonsOf)
  const middles = outlines.map(corners => `${Math.round(meanOf(corners, 'x'))} ${Math.round(meanOf(corners, 'y'))}`)
  expect(new Set(middles).size).toBe(outlines.length)
  const inside = outlines.filter(corners => Math.abs(meanOf(corners, 'y') - (top + height / 2)) < height / 2)
  const covered = inside.reduce((sum, corners) => sum + areaOf(corners), 0)
  expect(Math.abs(covered / (LINES.width * height) - 1)).toBeLessThan(SEAMS)
})

test('the periods are drawn on until none reaches into the wall any more', () => {
  const html = renderToStaticMarkup(<LitWall className="lit" />)
  const [left = 0, , width = 0] = (/viewBox="([^"]+)"/.exec(html)?.[1] ?? '').split(' ').map(Number)
  const starts = [...html.matchAll(/<use href="#lit-period" x="(-?\d+)"/g)].map(([, x]) => Number(x))
  const xs = Object.values(litPeriod())
    .flatMap(polygonsOf)
    .flat()
    .map(({ x }) => x)
  expect(Math.min(...starts) - LINES.width + Math.max(...xs)).toBeLessThanOrEqual(left)
  expect(Math.max(...starts) + LINES.width + Math.min(...xs)).toBeGreaterThanOrEqual(left + width)
})

function meanOf(corners: Point[], axis: 'x' | 'y'): number {
  return corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length
}

function areaOf(corners: Point[]): number {
  const doubled = corners.reduce((sum, { x, y }, place) => {
    const before = corners.at(place - 1) ?? { x, y }
    return sum + before.x * y - x * before.y
  }, 0)
  return Math.abs(doubled) / 2
}
