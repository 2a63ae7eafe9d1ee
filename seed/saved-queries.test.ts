import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { readImportedSeed } from '../tests/support/seed.ts'
import { readQueries, savedQueries } from './saved-queries.ts'

it('offers every query of the site in Vision under a unique name', async () => {
  const documents = await savedQueries({ dataset: 'production' })
  expect(documents.length).toBeGreaterThan(25)
  expect(new Set(documents.map(({ title }) => title)).size).toBe(documents.length)
  expect(documents.map(({ title }) => title)).toEqual(expect.arrayContaining(['Landing page', 'Post', 'Site settings']))
})

it('hides the saved queries from visitors', async () => {
  const documents = await savedQueries({ dataset: 'production' })
  expect(documents.filter(({ _id }) => !_id.startsWith('vision.'))).toEqual([])
})

it('gives each query example parameters that yield a result, if the seed has documents of its types', async () => {
  // Sanity sets the dates of a document when it writes it.
  const seeded = readImportedSeed().map(document => ({ _updatedAt: '2026-11-21T12:00:00Z', ...document }))
  // Nothing in the seed follows a season, so that it shows on every day of the year.
  const dataset = [...seeded, { _id: 'page-of-season', _type: 'page', season: 'ramadan' }]
  const isSeeded = (query: string) => {
    const types = [...query.matchAll(/_type == "(\w+)"/g)].map(([, type]) => type)
    return types.length === 0 || dataset.some(({ _type }) => types.includes(_type))
  }
  const queries = (await readQueries()).filter(({ query }) => isSeeded(query))
  expect(queries.length).toBeGreaterThan(25)
  const empty: string[] = []
  for (const { name, query, params } of queries) {
    const result: unknown = await (await evaluate(parse(query, { params }), { dataset, params })).get()
    if (!result || (Array.isArray(result) && result.length === 0)) empty.push(name)
  }
  expect(empty).toEqual([])
})
