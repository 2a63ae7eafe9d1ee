import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { evaluate, parse, toJS } from 'groq-js'
import type { LakeDocument } from 'offline-content-lake/engine'
import { createQueryEngine, MemoryIndex, type QueryEngine } from 'offline-content-lake/engine'
import { describe, expect, it } from 'vitest'

const path = process.env.GROQ_TEST_SUITE
const LIMIT_MS = 600_000
const PROMISE = 'passes with the lake wherever it passes with groq-js alone'
/** groq-js alone takes minutes for deeply nested subqueries, so such cases count as failed for it. */
const MAX_NESTED_SUBQUERIES = 5

type Case = {
  _type: 'test'
  query: string
  params: Record<string, unknown> | null
  result: unknown
  valid: boolean
  version?: string
  dataset: { _ref: string }
}
type Dataset = { _type: 'dataset'; _id: string; documents: LakeDocument[] }
type Runner = (test: Case, dataset: Dataset) => Promise<unknown>

describe('the public GROQ test suite', () => {
  it.skipIf(!path)(
    path ? PROMISE : `${PROMISE} (not tried: GROQ_TEST_SUITE does not name its suite.ndjson)`,
    { timeout: LIMIT_MS },
    async () => {
      const { tests, datasets } = readSuite(path ?? '')
      const ours = await passesOf(tests, datasets, withEngine())
      const naive = await passesOf(tests, datasets, withGroqJs)
      const share = ({ size }: Set<Case>) => `${size} (${((100 * size) / tests.length).toFixed(2)} %)`
      console.log(`GROQ suite, ${tests.length} cases: the lake passes ${share(ours)}, groq-js alone ${share(naive)}`)
      expect(tests.length).toBeGreaterThan(5_000)
      expect([...naive].filter(test => !ours.has(test))).toEqual([])
    },
  )
})

/** Leaves out the cases for version 0.1 of the language, which groq-js does not support. */
function readSuite(file: string) {
  const entries: (Case | Dataset)[] = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
  const tests = entries.filter(entry => entry._type === 'test').filter(test => test.version !== '0.1')
  const datasets = new Map(entries.filter(entry => entry._type === 'dataset').map(dataset => [dataset._id, dataset]))
  return { tests, datasets }
}

async function passesOf(tests: Case[], datasets: Map<string, Dataset>, run: Runner): Promise<Set<Case>> {
  const passed = new Set<Case>()
  for (const test of tests) {
    const dataset = datasets.get(test.dataset._ref)
    if (dataset && (await doesPass(test, dataset, run))) passed.add(test)
  }
  return passed
}

async function doesPass(test: Case, dataset: Dataset, run: Runner): Promise<boolean> {
  try {
    const result = await run(test, dataset)
    return test.valid && isDeepStrictEqual(comparable(result), comparable(test.result))
  } catch {
    return !test.valid
  }
}

function withEngine(): Runner {
  const engines = new Map<string, QueryEngine>()
  const engineFor = (dataset: Dataset) => {
    const known = engines.get(dataset._id)
    if (known) return known
    const index = new MemoryIndex()
    index.apply(dataset.documents.map(after => ({ before: null, after })))
    const engine = createQueryEngine(index, { projectId: 'project', dataset: 'dataset' })
    engines.set(dataset._id, engine)
    return engine
  }
  return async ({ query, params }, dataset) => {
    const request = { query, params: params ?? {}, perspective: 'raw', identity: 'me', canReadDrafts: true } as const
    return (await engineFor(dataset).run({ ...request, resultSourceMap: false })).result
  }
}

const withGroqJs: Runner = async ({ query, params }, { documents }) => {
  if (query.split('_id in *').length > MAX_NESTED_SUBQUERIES) throw new Error('Takes too long')
  const tree = parse(query, { params: params ?? {} })
  const value = await evaluate(tree, { dataset: documents, params: params ?? {} })
  return toJS({ data: await value.get() })
}

/** As JSON, with positions in place of scores: each service chooses how large its scores are. */
function comparable(value: unknown): unknown {
  const scores = new Set<number>()
  const plain: unknown = JSON.parse(JSON.stringify(value ?? null), (name, child) => {
    if (name === '_score' && typeof child === 'number') scores.add(child)
    return child
  })
  return withPositions(
    plain,
    [...scores].sort((a, b) => b - a),
  )
}

/** The suite writes `_pos`: 1 for the best score, and the same for equal ones. */
function withPositions(value: unknown, scores: number[]): unknown {
  if (Array.isArray(value)) return value.map(item => withPositions(item, scores))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, child]): [string, unknown] =>
    name === '_score' ? ['_pos', scores.indexOf(child) + 1] : [name, withPositions(child, scores)],
  )
  return Object.fromEntries(entries)
}
