import { createSchema } from 'sanity'
import { expect, it } from 'vitest'
import { inNewYork } from '@/lib/time/in-new-york.fixture'
import { schemaTypes } from '@/schemas'
import { describePlanned, PLANNED } from './planned'

const NOW = inNewYork(2026, 10, 22, 15, 0)
const SCHEMA = createSchema({ name: 'site', types: schemaTypes })
const RELEASE = { name: 'rSpring', publishAt: inNewYork(2026, 10, 30, 9, 0).toISOString(), title: 'Spring', form: null }

it('says when a release comes, and leads to it', () => {
  expect(describePlanned(RELEASE, SCHEMA, NOW)).toEqual({
    title: 'Release: Spring',
    link: { intent: 'release', params: { id: 'rSpring' } },
    lines: ['Everything in it comes by itself on Nov 30 at 9:00 AM EST.'],
    look: 'next',
    pill: { look: 'soon', words: 'In 8 days' },
  })
  expect(describePlanned({ ...RELEASE, title: ' ' }, SCHEMA, NOW).title).toBe('Release: without a name')
})

it('names the form of a scheduled draft, and leads to it', () => {
  const form = { _id: 'versions.rSpring.testimonial-a.b', _type: 'testimonial', name: 'Amina Khan' }
  expect(describePlanned({ ...RELEASE, title: 'Scheduled draft', form }, SCHEMA, NOW)).toMatchObject({
    title: 'Scheduled: Amina Khan',
    link: { intent: 'edit', params: { id: 'testimonial-a.b', type: 'testimonial' } },
    lines: ['Its changes come by themselves on Nov 30 at 9:00 AM EST.'],
  })
})

it('reads what the content service answers', () => {
  expect(PLANNED.parse([RELEASE])).toEqual([RELEASE])
})
