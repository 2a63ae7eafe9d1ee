import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LitWall, litPeriod } from './lit-wall'
import { LINES, polygonsOf } from './outlines'

/** The limit for a wall and what it is drawn with, before compression. */
const MAX_BYTES = 4 * 1024

test('the wall takes at most 4 KB', () => {
  expect(renderToStaticMarkup(<LitWall />).length).toBeLessThan(MAX_BYTES)
})

test('the periods are drawn on until none reaches into the wall any more', () => {
  const html = renderToStaticMarkup(<LitWall />)
  const [left = 0, , width = 0] = (/viewBox="([^"]+)"/.exec(html)?.[1] ?? '').split(' ').map(Number)
  const starts = [...html.matchAll(/<use href="#lit-period" x="(-?\d+)"/g)].map(([, x]) => Number(x))
  const xs = Object.values(litPeriod())
    .flatMap(polygonsOf)
    .flat()
    .map(({ x }) => x)
  expect(Math.min(...starts) - LINES.width + Math.max(...xs)).toBeLessThanOrEqual(left)
  expect(Math.max(...starts) + LINES.width + Math.min(...xs)).toBeGreaterThanOrEqual(left + width)
})
