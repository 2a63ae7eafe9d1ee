import { expect, it } from 'vitest'
import { type List, missingPages, openList, placeOf, replaceRow, takeNewest, takePage } from './list'
import { requestList, requestRow } from './request.fixture'

const ids = (list: List) => [...list.rows].sort(([a], [b]) => a - b).map(([place, { id }]) => `${place} ${id}`)

it('puts rows where they stand', () => {
  const list = takePage(openList(requestList(['a', 'b'], { total: 4 })), 2, requestList(['c', 'd'], { total: 4 }))
  expect(ids(list)).toEqual(['0 a', '1 b', '2 c', '3 d'])
})

it('forgets the other rows when one has gone from the list in between', () => {
  const list = takePage(openList(requestList(['a', 'b', 'c'])), 0, requestList(['a', 'c'], { total: 2 }))
  expect(ids(list)).toEqual(['0 a', '1 c'])
  expect(list.total).toBe(2)
})

it('forgets them, too, when one has gone and another has come', () => {
  const before = takePage(openList(requestList(['a', 'b'], { total: 4 })), 2, requestList(['c', 'd'], { total: 4 }))
  expect(ids(takePage(before, 0, requestList(['a', 'c'], { total: 4 })))).toEqual(['0 a', '1 c'])
})

it('shows what has come above the rest, and says how many', () => {
  const list = takeNewest(openList(requestList(['b', 'c', 'd'])), requestList(['a', 'b'], { total: 4 }))
  expect(ids(list)).toEqual(['0 a', '1 b', '2 c', '3 d'])
  expect(list).toMatchObject({ total: 4, arrived: 1 })
})

it('starts over with the newest rows when more have come than are answered at once', () => {
  const list = takeNewest(openList(requestList(['y', 'z'])), requestList(['a', 'b'], { total: 200 }))
  expect(ids(list)).toEqual(['0 a', '1 b'])
  expect(list.arrived).toBe(198)
})

it('finds requests and replaces them where they stand', () => {
  const list = replaceRow(openList(requestList(['a', 'b'])), requestRow('b', { state: 'spam' }))
  expect(placeOf(list, 'b')).toBe(1)
  expect(list.rows.get(1)?.state).toBe('spam')
  expect(placeOf(list, 'x')).toBeNull()
})

it('knows the pages that are missing among the rows that can be seen', () => {
  const list = openList(requestList(['a', 'b'], { total: 1_000 }))
  expect(missingPages(list, 0, 1)).toEqual([])
  expect(missingPages(list, 0, 5)).toEqual([0])
  expect(missingPages(list, 295, 305)).toEqual([200, 300])
  expect(missingPages(openList(requestList(['a'])), 0, 12)).toEqual([])
})
