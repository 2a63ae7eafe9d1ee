import { createQueryEngine, MemoryIndex } from 'offline-content-lake/engine'
import { expect, it } from 'vitest'
import { benchDocuments } from './lake-documents.ts'
import { QUERIES } from './lake-queries.ts'

const index = new MemoryIndex()
index.apply(benchDocuments(100).map(after => ({ before: null, after })))
const engine = createQueryEngine(index, { projectId: 'bench', dataset: 'bench' })

it.each(QUERIES)('the bench asks for “$name” with all parameters of its query', async ({ query, params = {} }) => {
  const request = { query, params, perspective: 'published', identity: '', canReadDrafts: false } as const
  expect(await engine.run({ ...request, resultSourceMap: false })).toHaveProperty('result')
})
