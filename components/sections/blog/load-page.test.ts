import { expect, test } from 'vitest'
import { type PostPages, receivePage } from './load-page'

const first: PostPages = { page: 1, pageCount: 4, loaded: {} }

test('a loaded page is shown and kept', () => {
  const second = receivePage(2, 'second', 10, first)
  expect(second).toEqual({ page: 2, pageCount: 4, loaded: { 2: 'second' } })
  expect(receivePage(3, 'third', 10, second).loaded).toEqual({ 2: 'second', 3: 'third' })
})

test('the page count follows posts that were published or removed in the meantime', () => {
  expect(receivePage(2, 'second', 13, first).pageCount).toBe(5)
  expect(receivePage(2, 'second', 6, first).pageCount).toBe(2)
})

test('a page that no longer exists falls back to the first', () => {
  const third: PostPages = { ...first, page: 3, loaded: { 2: 'second', 3: 'third' } }
  expect(receivePage(4, null, 6, third)).toMatchObject({ page: 1, pageCount: 2 })
  expect(receivePage(4, null, 0, third)).toMatchObject({ page: 1, pageCount: 1 })
})
