import { expect, it } from 'vitest'
import { heightOf, moveBy, rowsInView, scrollTo } from './layout'

const heights = { row: 50, heading: 40 }
const groups = [
  { title: 'Comes by itself', total: 2 },
  { title: 'Not published', total: 0 },
  { title: 'On the site', total: 10_000 },
]

it('leaves out a group without rows, heading included', () => {
  expect(groups.map(group => heightOf(group, heights))).toEqual([140, 0, 500_040])
  expect(heightOf({ title: null, total: 3 }, heights)).toBe(150)
})

it('draws only the rows in view, and a few around them', () => {
  expect(rowsInView(groups, heights, { scrollTop: 0, height: 500 })).toEqual([
    { first: 0, last: 1 },
    { first: 0, last: -1 },
    { first: 0, last: 14 },
  ])
  expect(rowsInView(groups, heights, { scrollTop: 250_000, height: 500 })).toEqual([
    { first: 0, last: -1 },
    { first: 0, last: -1 },
    { first: 4988, last: 5014 },
  ])
})

it('moves from group to group, and stops at the ends', () => {
  expect(moveBy(groups, null, 1)).toEqual({ group: 0, index: 0 })
  expect(moveBy(groups, { group: 0, index: 1 }, 1)).toEqual({ group: 2, index: 0 })
  expect(moveBy(groups, { group: 2, index: 0 }, -1)).toEqual({ group: 0, index: 1 })
  expect(moveBy(groups, { group: 0, index: 0 }, -5)).toEqual({ group: 0, index: 0 })
  expect(moveBy(groups, { group: 2, index: 9_990 }, 50)).toEqual({ group: 2, index: 9_999 })
  expect(moveBy([], null, 1)).toBeNull()
})

it('scrolls no further than needed, and shows the heading above the first row of a group', () => {
  const port = { scrollTop: 1_000, height: 500 }
  expect(scrollTo(groups, heights, { group: 2, index: 20 }, port)).toBe(1_000)
  expect(scrollTo(groups, heights, { group: 2, index: 0 }, port)).toBe(140)
  expect(scrollTo(groups, heights, { group: 2, index: 100 }, port)).toBe(4_730)
})
