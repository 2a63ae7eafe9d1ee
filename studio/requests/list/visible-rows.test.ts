import { expect, it } from 'vitest'
import { countedRows, rowsToDraw, scrollToShow, visibleRows } from './visible-rows'

const ROW = 56

it('includes rows that are only partly visible', () => {
  expect(visibleRows({ scrollTop: 0, height: 560 }, ROW, 10_000)).toEqual({ first: 0, last: 9 })
  expect(visibleRows({ scrollTop: 70, height: 560 }, ROW, 10_000)).toEqual({ first: 1, last: 11 })
  expect(visibleRows({ scrollTop: 0, height: 560 }, ROW, 3)).toEqual({ first: 0, last: 2 })
})

it('counts the rows that are mostly visible', () => {
  expect(countedRows({ scrollTop: 0, height: 580 }, ROW, 1_000)).toEqual({ first: 1, last: 10 })
  expect(countedRows({ scrollTop: 0, height: 580 }, ROW, 3)).toEqual({ first: 1, last: 3 })
})

it('renders a few more rows than are visible, and always the current one', () => {
  expect(rowsToDraw({ first: 0, last: 9 }, 10_000, 0)).toHaveLength(18)
  expect(rowsToDraw({ first: 500, last: 509 }, 10_000, 3)[0]).toBe(3)
  expect(rowsToDraw({ first: 500, last: 509 }, 10_000, 9_999).at(-1)).toBe(9_999)
  expect(rowsToDraw({ first: 0, last: -1 }, 0, 0)).toEqual([])
})

it('scrolls no further than necessary to show a row', () => {
  const port = { scrollTop: 560, height: 560 }
  expect(scrollToShow(12, port, ROW)).toBe(560)
  expect(scrollToShow(2, port, ROW)).toBe(112)
  expect(scrollToShow(20, port, ROW)).toBe(616)
})
