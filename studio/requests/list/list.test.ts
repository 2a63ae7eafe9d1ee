import { expect, it } from 'vitest'
import { requestList } from '../request.fixture'
import { indexOf, type List, rowAt } from './list'

const list: List = { ...requestList(['c', 'd'], { total: 1_000 }), key: '', offset: 50 }

it('finds rows by their index in the whole list, and their index by id', () => {
  expect(rowAt(list, 51)?.id).toBe('d')
  expect(rowAt(list, 49)).toBeNull()
  expect(rowAt(list, 52)).toBeNull()
  expect(indexOf(list, 'd')).toBe(51)
  expect(indexOf(list, 'x')).toBeNull()
})
