import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evaluateSync, parse } from 'groq-js'
import { openQueries } from '../../local/lake/queries/index.ts'
import { openStore } from '../../local/lake/store/index.ts'
import type { LakeDocument } from '../../local/lake/types.ts'
import { AUTHOR_CARDS_QUERY, AUTHOR_START_QUERY, CATEGORY_CARDS_QUERY } from '../../schemas/documents/post.query.ts'
import { atMost, type Figure, median, milliseconds, toCompare } from './figure.ts'

const POSTS = 10_000
const AUTHORS = 50
const ROUNDS = 25
const PER_TRANSACTION = 1_000
const OPENING_TARGET_MS = 1_000
const TEXT = 'Your masjid can take gifts in seconds, from any phone, without paper or cash. '.repeat(30)

const QUERIES = [
  { name: 'slug', targetMs: 2, query: '*[_type == "post" && slug.current == $slug][0]', params: { slug: 'post-4711' } },
  {
    name: 'ordered slice of 12 with 2 dereferences',
    targetMs: 5,
    query: `*[_type == "post"] | order(publishedAt desc)[0...12]{
      title, "author": author->name, "category": category->title
    }`,
    params: {},
  },
  {
    name: 'page 12 of a category',
    targetMs: 20,
    query: CATEGORY_CARDS_QUERY,
    params: { category: 'category-7', at: null, from: 99, to: 108 },
  },
  {
    name: 'page 12 of an author',
    targetMs: 20,
    query: AUTHOR_CARDS_QUERY,
    params: { author: 'author-7', at: null, from: 99, to: 108 },
  },
  {
    name: 'first post of an author',
    targetMs: 20,
    query: AUTHOR_START_QUERY,
    params: { author: 'author-7', at: null },
  },
]

const documents = [...posts(), ...others('author'), ...others('category')]

/** Measures common queries over 10,000 posts, as the API sends them to the thread, and how long the store takes to open. */
export async function benchLake(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lake-'))
  const file = join(folder, 'lake.sqlite')
  fill(file)
  const opening = await time(() => openStore(file).close())
  const figures = await measureQueries(file)
  rmSync(folder, { recursive: true })
  return [...figures, atMost('opening', OPENING_TARGET_MS, opening, milliseconds)]
}

async function measureQueries(file: string): Promise<Figure[]> {
  const store = openStore(file)
  const queries = openQueries(file, store.index, { projectId: 'bench', dataset: 'bench' })
  const byId = new Map(documents.map(document => [document._id, document]))
  const figures: Figure[] = []
  for (const { name, targetMs, query, params } of QUERIES) {
    const request = { query, params, perspective: 'published', identity: '', canReadDrafts: false } as const
    const ours = await time(() => queries.run({ ...request, resultSourceMap: false }))
    const naive = await time(() =>
      evaluateSync(parse(query, { params }), {
        dataset: documents,
        dereference: ({ _ref }: { _ref: string }) => byId.get(_ref),
      }),
    )
    figures.push(atMost(name, targetMs, ours, milliseconds), toCompare(`${name}, groq-js alone`, milliseconds(naive)))
  }
  await queries.close()
  store.close()
  return figures
}

function fill(file: string): void {
  const store = openStore(file)
  for (let first = 0; first < documents.length; first += PER_TRANSACTION) {
    const changes = documents.slice(first, first + PER_TRANSACTION).map(after => ({
      ...{ id: after._id, before: null, after, mutations: [] },
      effects: { apply: [0, after], revert: [0, null] },
    }))
    store.commit({ id: `bench-${first}`, timestamp: store.nextTimestamp(), author: 'bench', changes })
  }
  store.close()
}

/** Median in milliseconds. */
async function time(act: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await act()
    times.push(performance.now() - start)
  }
  return median(times)
}

function posts(): LakeDocument[] {
  return Array.from({ length: POSTS }, (_, number) => ({
    ...system('post', number),
    title: `Post ${number}`,
    slug: { _type: 'slug', current: `post-${number}` },
    publishedAt: new Date(Date.UTC(2024, 0, 1) + ((number * 7919) % POSTS) * 60_000).toISOString(),
    author: { _type: 'reference', _ref: `author-${number % AUTHORS}` },
    category: { _type: 'reference', _ref: `category-${number % AUTHORS}` },
    body: TEXT,
  }))
}

function others(type: string): LakeDocument[] {
  return Array.from({ length: AUTHORS }, (_, number) => ({
    ...system(type, number),
    name: `Name ${number}`,
    title: `Title ${number}`,
  }))
}

function system(type: string, number: number): LakeDocument {
  const time = '2024-01-01T00:00:00.000Z'
  return { _id: `${type}-${number}`, _type: type, _rev: 'bench', _createdAt: time, _updatedAt: time }
}
