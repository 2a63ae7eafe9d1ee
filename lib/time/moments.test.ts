import { expect, it } from 'vitest'
import { isMomentName, MOMENTS, showsPart } from './moments.ts'

it('knows ten moments by name, and nothing that every object has', () => {
  expect(Object.keys(MOMENTS)).toHaveLength(10)
  expect(Object.keys(MOMENTS).filter(isMomentName)).toHaveLength(10)
  expect(['iftar', 'toString', '', null, 7].filter(isMomentName)).toEqual([])
})

it('says which parts a moment draws, and none for one that it does not know', () => {
  expect(showsPart('pledge', 'masjid')).toBe(true)
  expect(showsPart('night', 'masjid')).toBe(false)
  expect(showsPart('iftar', 'masjid')).toBe(false)
  expect(showsPart(undefined, 'figure')).toBe(false)
})
