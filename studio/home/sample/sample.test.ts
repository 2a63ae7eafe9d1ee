import { createSchema } from 'sanity'
import { expect, it } from 'vitest'
import { schemaTypes } from '@/schemas'
import { sampleOf, sampleTypes, stageOf } from './sample'

const NOW = new Date('2026-11-22T15:00:00Z')
const daysLater = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60_000)

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
  expect(sampleOf({ types: { post: { total: 0, marked: 0 } }, isProofMarked: null })).toEqual({
    real: 0,
    total: 0,
    tenths: 10,
    bars: [],
  })
})

it('counts for a week, is a line then, and goes away a week after the last, and where nothing was ever invented', () => {
  const some = sampleOf(COUNTS)
  const none = sampleOf({ types: { author: { total: 3, marked: 0 } }, isProofMarked: false })
  expect(stageOf(none, { seenSince: null, realSince: null }, NOW).stage).toBe('gone')
  const { stage, seen } = stageOf(some, { seenSince: null, realSince: null }, NOW)
  expect(stage).toBe('counts')
  expect(stageOf(some, seen, daysLater(6)).stage).toBe('counts')
  expect(stageOf(some, seen, daysLater(7)).stage).toBe('line')
  const real = stageOf(none, seen, NOW)
  expect(real).toEqual({
    stage: 'all real',
    seen: { seenSince: NOW.toISOString(), realSince: NOW.toISOString() },
  })
  expect(stageOf(none, real.seen, daysLater(6)).stage).toBe('all real')
  expect(stageOf(none, real.seen, daysLater(7)).stage).toBe('gone')
  expect(stageOf(none, { ...seen, realSince: 'soon' }, NOW).stage).toBe('gone')
})
