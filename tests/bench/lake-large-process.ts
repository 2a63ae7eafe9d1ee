/** The process that benchLargeLake() measures: opens the store of its argument and prints a LargeLake as JSON. */
import { openQueries, openStore } from 'offline-content-lake/engine'
import { type BenchQuery, QUERIES } from './lake-queries.ts'

export type LargeLake = {
  startMs: number
  bytesAfterStart: number
  bytes: number
  queries: { name: string; ms: number; isRefused: boolean }[]
}

const [file = ''] = process.argv.slice(2)
const store = openStore(file)
const lake = openQueries(file, store.index, { projectId: 'bench', dataset: 'bench' })

/** With a token, whose results may be longer than a visitor's. */
async function ask({ query, params = {} }: BenchQuery): Promise<boolean> {
  const request = { query, params, perspective: 'published', identity: 'editor', canReadDrafts: true } as const
  return lake.run({ ...request, resultSourceMap: false }).then(
    () => false,
    () => true,
  )
}

const [first] = QUERIES
if (first) await ask(first)
const startMs = performance.now()
const bytesAfterStart = process.memoryUsage.rss()
const queries: LargeLake['queries'] = []
for (const each of QUERIES) {
  const start = performance.now()
  const isRefused = await ask(each)
  queries.push({ name: each.name, ms: performance.now() - start, isRefused })
}
const answer: LargeLake = { startMs, bytesAfterStart, bytes: process.memoryUsage.rss(), queries }
console.log(JSON.stringify(answer))
await lake.close()
store.close()
