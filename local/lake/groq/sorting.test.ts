import { expect, it } from 'vitest'
import { createSorting } from './sorting.ts'

type Item = { key: number; place: number }

const byKey = (a: Item, b: Item) => a.key - b.key

/** Many items per key: 9,973 is prime. */
function itemsOf(length: number): Item[] {
  return Array.from({ length }, (_, place) => ({ key: (place * 9_973) % 257, place }))
}

it.each([0, 1, 999, 1_000, 1_001, 2_500, 10_000])('sorts %d items, and keeps the order of equal ones', length => {
  const items = itemsOf(length)
  expect(createSorting(items, byKey)()).toEqual([...items].sort(byKey))
  expect(items).toEqual(itemsOf(length))
})

it('resumes where it was cut off, and loses nothing', () => {
  const items = itemsOf(10_000)
  let compared = 0
  const sort = createSorting(items, (a, b) => {
    if (++compared % 20_000 === 0) throw new Error('cut off')
    return byKey(a, b)
  })
  const attempts = Array.from({ length: 100 }, () => attempt(sort))
  const done = attempts.filter(result => result !== null)
  expect(attempts.length - done.length).toBeGreaterThan(3)
  expect(done.length).toBeGreaterThan(50)
  expect(done.at(-1)).toEqual([...items].sort(byKey))
})

function attempt(sort: () => Item[]): Item[] | null {
  try {
    return sort()
  } catch {
    return null
  }
}
