import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { readImportedSeed } from '../tests/support/seed.ts'
import { readQueries, savedQueries } from './saved-queries.ts'

it('offers every query of the site in Vision, each under a name of its own', async () => {
  const documents = await savedQueries({ dataset: 'production' })
  expect(documents.length).toBeGreaterThan(25)
  expect(new Set(documents.map(({ title }) => title)).size).toBe(documents.length)
  expect(documents.map(({ title }) => title)).toEqual(expect.arrayContaining(['Landing page', 'Post', 'Site settings']))
})

it('hides them from visitors', async () => {
  const documents = await savedQueries({ dataset: 'production' })
  expect(documents.filter(({ _id }) => !_id.startsWith('vision.'))).toEqual([])
})

it('gives each query examples with which it finds something, where the seed has documents of its types', async () => {
  // Sanity adds the times of a document when it is written.
  const dataset = readImportedSeed().map(document => ({ _updatedAt: '2026-11-21T12:00:00Z', ...document }))
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
