import { expect, it } from 'vitest'
import { toRows } from './source'

const stored = (_id: string, isDraft = false) => ({
  ...{ _id, isDraft, name: _id, role: null, organization: null, quote: null, picture: null, isSample: false },
})
const page = (items: string[]) => [{ _type: 'testimonials', _key: 't', items }]
const states = (rows: ReturnType<typeof toRows>) => rows.map(({ id, place, state }) => [id, place, state])

it('gives each testimonial its place on the page, and the draft’s words', () => {
  const testimonials = [stored('a'), stored('b'), stored('drafts.b', true)]
  const rows = toRows({ testimonials, published: page(['b', 'a']), drafted: null })
  expect(states(rows)).toEqual([
    ['a', 2, 'live'],
    ['b', 1, 'changed'],
  ])
  expect(rows.find(({ id }) => id === 'b')?.name).toBe('drafts.b')
})

it('says why a testimonial is not on the page', () => {
  const testimonials = [stored('a'), stored('b'), stored('drafts.c', true)]
  const rows = toRows({ testimonials, published: page([]), drafted: page(['b', 'c']) })
  expect(states(rows)).toEqual([
    ['a', null, 'unplaced'],
    ['b', null, 'waiting'],
    ['c', null, 'draft'],
  ])
})
