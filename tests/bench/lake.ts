import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { evaluateSync, parse } from 'groq-js'
import { type LakeDocument, openQueries, openStore, type Queries, type Store } from 'offline-content-lake/engine'
import { atMost, type Figure, median, milliseconds, toCompare } from './figure.ts'
import { benchDocuments, post } from './lake-documents.ts'
import { commit, fill } from './lake-fill.ts'
import { benchLargeLake } from './lake-large.ts'
import { type BenchQuery, QUERIES } from './lake-queries.ts'

const POSTS = 10_000
const ROUNDS = 25
/** A slow query is measured in fewer rounds, but in at least three. */
const MEASURING_MS = 2_000
const OPENING_TARGET_MS = 1_000

/** Measures queries over 10,000 posts, as the API sends them to the thread, and how long the store takes to open. */
export async function benchLake(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lake-'))
  const file = join(folder, 'lake.sqlite')
  const documents = benchDocuments(POSTS)
  fill(file, documents)
  const opening = await time(() => openStore(file).close())
  const figures = await measureQueries(file, documents)
  rmSync(folder, { recursive: true })
  const large = await benchLargeLake()
  return [...figures, atMost('opening', OPENING_TARGET_MS, opening, milliseconds), ...large]
}

async function measureQueries(file: string, documents: LakeDocument[]): Promise<Figure[]> {
  const store = openStore(file)
  const queries = openQueries(file, store.index, { projectId: 'bench', dataset: 'bench' })
  const database = new DatabaseSync(file, { readOnly: true })
  const figures: Figure[] = []
  for (const each of QUERIES) {
    const naive = await time(() => evaluateWithGroqJs(each, documents))
    const statement = database.prepare(each.sql)
    const sqlite = await time(() => statement.all())
    await ask(queries, each)
    const ours = await time(() => ask(queries, each))
    const afterWrite = await time(
      () => ask(queries, each),
      round => write(store, round),
    )
    const goal = Math.min(naive, each.targetMs ?? naive)
    figures.push(
      atMost(each.name, goal, ours, milliseconds),
      atMost('  right after a write', goal, afterWrite, milliseconds),
      toCompare('  groq-js in memory', milliseconds(naive)),
      toCompare('  raw SQLite read', milliseconds(sqlite)),
    )
  }
  database.close()
  await queries.close()
  store.close()
  return figures
}

function ask(queries: Queries, { query, params = {} }: BenchQuery): Promise<Uint8Array> {
  const request = { query, params, perspective: 'published', identity: '', canReadDrafts: false } as const
  return queries.run({ ...request, resultSourceMap: false })
}

function evaluateWithGroqJs({ query, groqJs, params = {} }: BenchQuery, documents: LakeDocument[]): unknown {
  byId ??= new Map(documents.map(document => [document._id, document]))
  const dereference = ({ _ref }: { _ref: string }) => byId?.get(_ref)
  return evaluateSync(parse(groqJs ?? query, { params }), { dataset: documents, dereference })
}

let byId: Map<string, LakeDocument> | null = null

/** Changes a post that none of the queries looks for by name. */
function write(store: Store, round: number): void {
  const before = store.index.get('post-5000') ?? null
  const after = { ...post(5_000, POSTS, 'masjid'), _rev: `write-${round}`, title: `Post 5000 for the time ${round}` }
  commit(store, [{ before, after }])
}

/** Median in milliseconds. */
async function time(act: () => unknown, prepare: (round: number) => void = () => {}): Promise<number> {
  const times: number[] = []
  let spent = 0
  for (let round = 0; round < ROUNDS && (round < 3 || spent < MEASURING_MS); round++) {
    prepare(round)
    const start = performance.now()
    await act()
    times.push(performance.now() - start)
    spent += times.at(-1) ?? 0
  }
  return median(times)
}
