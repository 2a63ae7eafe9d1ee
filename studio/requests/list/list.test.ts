import { expect, it } from 'vitest'
import { requestList, requestRow } from '../request.fixture'
import { indexOf, type List, missingPages, openList, replaceRow, takeNewest, takePage } from './list'

const ids = (list: List) => [...list.rows].sort(([a], [b]) => a - b).map(([index, { id }]) => `${index} ${id}`)

it('adds rows at their offset', () => {
  const list = takePage(openList(requestList(['a', 'b'], { total: 4 })), 2, requestList(['c', 'd'], { total: 4 }))
  expect(ids(list)).toEqual(['0 a', '1 b', '2 c', '3 d'])
})

it('drops the other rows when one has left the list meanwhile', () => {
  const list = takePage(openList(requestList(['a', 'b', 'c'])), 0, requestList(['a', 'c'], { total: 2 }))
  expect(ids(list)).toEqual(['0 a', '1 c'])
  expect(list.total).toBe(2)
})

it('drops them as well when one has left and another has arrived', () => {
  const before = takePage(openList(requestList(['a', 'b'], { total: 4 })), 2, requestList(['c', 'd'], { total: 4 }))
  expect(ids(takePage(before, 0, requestList(['a', 'c'], { total: 4 })))).toEqual(['0 a', '1 c'])
})

it('adds new rows above the others, and counts them', () => {
  const list = takeNewest(openList(requestList(['b', 'c', 'd'])), requestList(['a', 'b'], { total: 4 }))
  expect(ids(list)).toEqual(['0 a', '1 b', '2 c', '3 d'])
  expect(list).toMatchObject({ total: 4, arrived: 1 })
})

it('starts over with the newest rows when more have arrived than fit in one response', () => {
  const list = takeNewest(openList(requestList(['y', 'z'])), requestList(['a', 'b'], { total: 200 }))
  expect(ids(list)).toEqual(['0 a', '1 b'])
  expect(list.arrived).toBe(198)
})

it('finds a request and replaces its row', () => {
  const list = replaceRow(openList(requestList(['a', 'b'])), requestRow('b', { state: 'spam' }))
  expect(indexOf(list, 'b')).toBe(1)
  expect(list.rows.get(1)?.state).toBe('spam')
  expect(indexOf(list, 'x')).toBeNull()
})

it('lists the pages that are missing for the visible rows', () => {
  const list = openList(requestList(['a', 'b'], { total: 1_000 }))
  expect(missingPages(list, 0, 1)).toEqual([])
  expect(missingPages(list, 0, 5)).toEqual([0])
  expect(missingPages(list, 295, 305)).toEqual([200, 300])
  expect(missingPages(openList(requestList(['a'])), 0, 12)).toEqual([])
})
