import { expect, it } from 'vitest'
import { requestList } from '../request.fixture'
import { indexOf, type List, offsetFor, PAGE_ROWS, rowAt } from './list'

const list: List = { ...requestList(['c', 'd'], { total: 1_000 }), key: '', offset: 50 }

it('finds rows by their index in the whole list, and their index by id', () => {
  expect(rowAt(list, 51)?.id).toBe('d')
  expect(rowAt(list, 49)).toBeNull()
  expect(rowAt(list, 52)).toBeNull()
  expect(indexOf(list, 'd')).toBe(51)
  expect(indexOf(list, 'x')).toBeNull()
})

it('chooses a page that holds at least half a page of rows from the first visible one on', () => {
  for (const first of [0, 49, 50, 99, 430, 9_999]) {
    expect(offsetFor(first)).toBeLessThanOrEqual(first)
    expect(offsetFor(first) + PAGE_ROWS).toBeGreaterThan(first + PAGE_ROWS / 2)
  }
})
