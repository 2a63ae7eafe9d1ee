import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { documentTypes } from '@/schemas/documents'
import { inventedOf, isFirstWeek, SAMPLE, SAMPLE_TYPES } from './sample'

it('knows each type whose documents can be invented', () => {
  const marked = Object.entries(documentTypes).filter(([, { fields }]) => fields.some(({ name }) => name === 'sample'))
  expect(Object.keys(SAMPLE_TYPES).toSorted()).toEqual(marked.map(([type]) => type).toSorted())
})

it.each([
  [[], { total: 0, invented: 0 }],
  [[{ _type: 'proof', sample: true }], { total: 1, invented: 1 }],
  [[{ _type: 'proof' }], { total: 1, invented: 0 }],
])('counts what is invented, also the section Masjids: %j', async (sections, masjids) => {
  const posts = [{ sample: true }, { sample: true }, {}].map((post, day) => ({
    ...{ ...post, _id: `${day}`, _type: 'post', _createdAt: `2026-11-2${day}T15:00:00Z` },
  }))
  const dataset = [...posts, { _id: 'landingPage', _type: 'landingPage', sections }]
  const { query, params, answer } = SAMPLE
  const data = answer.parse(await (await evaluate(parse(query, { params }), { params, dataset })).get())
  expect(data.since).toBe('2026-11-20T15:00:00Z')
  expect(data.parts.filter(({ total }) => total > 0)).toEqual([
    { title: 'Posts', total: 3, invented: 2 },
    ...(masjids.total > 0 ? [{ title: 'Masjids', ...masjids }] : []),
  ])
  expect(inventedOf({ data })).toBe(2 + masjids.invented)
})

it.each([
  [6, true],
  [7, false],
])('%i days after the first invented document came, counts by type: %s', (days, isCounted) => {
  expect(isFirstWeek({ since: '2026-11-22T15:00:00Z' }, new Date(Date.UTC(2026, 10, 22 + days, 15)))).toBe(isCounted)
})
