import { createSchema } from 'sanity'
import { expect, it } from 'vitest'
import { schemaTypes } from '@/schemas'
import { isFirstWeek, sampleOf, sampleTypes } from './sample'

const COUNTS = {
  types: { post: { total: 12, marked: 9 }, author: { total: 3, marked: 0 }, testimonial: { total: 4, marked: 2 } },
  isProofMarked: null,
}

it('finds the types that can be invented in the schema', () => {
  expect(sampleTypes(createSchema({ name: 'site', types: schemaTypes })).toSorted()).toEqual([
    'author',
    'page',
    'post',
    'testimonial',
  ])
})

it('counts what is real, in tenths and per type', () => {
  expect(sampleOf(COUNTS)).toEqual({
    real: 8,
    total: 19,
    tenths: 4,
    bars: [
      { title: 'Testimonials', real: 2, total: 4 },
      { title: 'Authors', real: 3, total: 3 },
      { title: 'Posts', real: 3, total: 12 },
    ],
  })
})

it('counts the section Masjids as one, if the landing page has it', () => {
  expect(sampleOf({ ...COUNTS, isProofMarked: true })).toMatchObject({ real: 8, total: 20 })
  expect(sampleOf({ ...COUNTS, isProofMarked: false })).toMatchObject({ real: 9, total: 20 })
})

it('leaves out types without documents, and lights all petals when there are none', () => {
  const nothing = { real: 0, total: 0, tenths: 10, bars: [] }
  expect(sampleOf({ types: { post: { total: 0, marked: 0 } }, isProofMarked: null })).toEqual(nothing)
})

it.each([
  [6, true],
  [7, false],
])('%i days after the first invented document came, counts by type: %s', (days, isCounted) => {
  expect(isFirstWeek({ since: '2026-11-22T15:00:00Z' }, new Date(Date.UTC(2026, 10, 22 + days, 15)))).toBe(isCounted)
})
