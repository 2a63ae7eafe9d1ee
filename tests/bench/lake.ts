import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evaluateSync, parse } from 'groq-js'
import { type LakeDocument, openQueries, openStore, type Queries, type Store } from 'offline-content-lake/engine'
import { AUTHOR_START_QUERY, LIST_CARDS_QUERY } from '../../schemas/documents/post.query.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { clockTime, type Figure, figure, inTurns, median, megabytes } from './frame.ts'

const [POSTS, MANY] = [10_000, 100_000]
const ROUNDS = 9
const NAMES = { projectId: 'bench', dataset: 'bench' }

/** What the queries below name. */
const PARAMS = {
  ...{ slug: 'post-4711', of: 'category-7', author: 'author-7', at: null, hidden: [], from: 99, to: 108 },
}
const QUERIES: Record<string, string> = {
  slug: '*[_type == "post" && slug.current == $slug][0]',
  'ordered slice of 12 with 2 dereferences':
    '*[_type == "post"] | order(publishedAt desc)[0...12]{title, "author": author->name, "category": category->title}',
  'page 12 of a category': LIST_CARDS_QUERY,
  'first post of an author': AUTHOR_START_QUERY,
  'join: authors with their number of posts':
    '*[_type == "author"]{name, "posts": count(*[_type == "post" && author._ref == ^._id])}',
  'join: categories with their latest 3 posts':
    '*[_type == "category"]{"latest": *[_type == "post" && references(^._id)] | order(publishedAt desc)[0...3]{title}}',
  'join: 20 posts with 3 others of the author':
    '*[_type == "post"] | order(title asc)[0...20]{"others": *[_type == "post" && author._ref == ^.author._ref && _id != ^._id] | order(title asc)[0...3].title}',
  'match: beginning of a title': '*[_type == "post" && title match "47*"]{_id, title}',
  'match: rare word in the text': '*[_type == "post" && body match "word4711"]{_id, title}',
  'match: frequent word in the text, counted': 'count(*[_type == "post" && body match "masjid"])',
  'text::query over whole documents': '*[_type == "post" && [@, _id] match text::query("word47* masjid")]{_id, title}',
  'score: the best 10':
    '*[_type == "post"] | score(boost(title match "47*", 3), body match "word4711") | order(_score desc)[0...10]{_id, _score}',
  'dereferencing filter': '*[_type == "post" && author->name == "Name 7"]{title}',
  'dereferencing filter and order':
    '*[_type == "post" && author->name match "Name"] | order(author->name asc, title asc)[0...12]{title}',
  'whole list': '*[_type == "post"]{_id, title, "slug": slug.current}',
  'whole list, ordered, with a dereference':
    '*[_type == "post"] | order(publishedAt desc){_id, title, "author": author->name}',
  'whole list of ids': '*[_type == "post"]._id',
}
/** Where the goal is a time, beside being as fast as groq-js. */
const TARGETS_MS: Record<string, number> = { slug: 1, 'ordered slice of 12 with 2 dereferences': 1 }
/** Evaluated in place of what groq-js lacks. */
const IN_GROQ_JS: Record<string, string> = {
  'text::query over whole documents':
    '*[_type == "post" && [_id, title, slug.current, publishedAt, body] match ["word47*", "masjid"]]{_id, title}',
}

/** Queries over 10,000 posts, as the API sends them to the thread, and a lake of 100,000 in a process of its own. */
export async function benchLake(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lake-'))
  const [file, large] = [join(folder, 'lake.sqlite'), join(folder, 'large.sqlite')]
  const documents = benchDocuments(POSTS)
  fill(file, documents)
  const figures = await measureQueries(file, documents)
  const [openings] = await inTurns(ROUNDS, () => clockTime(() => openStore(file).close()))
  fill(large, benchDocuments(MANY))
  const output = execFileSync(process.execPath, [import.meta.filename, large], { encoding: 'utf8' })
  const { startMs, bytes, slowestMs, refused }: Large = JSON.parse(output)
  rmSync(folder, { recursive: true })
  return [
    ...figures,
    figure('opening', openings, { atMost: 1_000 }),
    figure('100,000 posts: start until the first answer', [startMs], { atMost: 5_000 }),
    figure('  memory after the start', bytes.slice(0, 1), { atMost: 800_000_000, show: megabytes }),
    figure('  memory after all queries', bytes.slice(1), { atMost: 800_000_000, show: megabytes }),
    figure('  queries refused', [refused], { atMost: 0, show: String }),
    figure('  the slowest query, first time', [slowestMs]),
  ]
}

async function measureQueries(file: string, documents: LakeDocument[]): Promise<Figure[]> {
  const store = openStore(file)
  const queries = openQueries(file, store.index, NAMES)
  const byId = new Map(documents.map(document => [document._id, document]))
  const dereference = ({ _ref }: { _ref: string }) => byId.get(_ref)
  const figures: Figure[] = []
  for (const [name, query] of Object.entries(QUERIES)) {
    const tree = parse(IN_GROQ_JS[name] ?? query, { params: PARAMS })
    const time = () => clockTime(() => ask(queries, query))
    const [ours, written, naive = []] = await inTurns(
      ROUNDS,
      time,
      () => {
        write(store)
        return time()
      },
      () => clockTime(() => evaluateSync(tree, { dataset: documents, dereference })),
    )
    const goal = { atMost: Math.min(median(naive), TARGETS_MS[name] ?? Number.POSITIVE_INFINITY) }
    figures.push(figure(name, ours, goal), figure('  right after a write', written, goal), figure('  groq-js', naive))
  }
  await queries.close()
  store.close()
  return figures
}

async function ask(queries: Queries, query: string, isStaff = false): Promise<void> {
  const who = isStaff ? { identity: 'editor', canReadDrafts: true } : { identity: '', canReadDrafts: false }
  await queries.run({ ...who, query, params: PARAMS, perspective: 'published', resultSourceMap: false })
}

type Large = { startMs: number; bytes: number[]; slowestMs: number; refused: number }

/** Each query with a token, whose results may be longer than a visitor's. */
async function measureLarge(file: string): Promise<Large> {
  const store = openStore(file)
  const queries = openQueries(file, store.index, NAMES)
  const times: number[] = []
  const bytes: number[] = []
  let [startMs, refused] = [0, 0]
  const count = () => refused++
  for (const query of Object.values(QUERIES)) {
    times.push(await clockTime(() => ask(queries, query, true).catch(count)))
    startMs ||= performance.now()
    if (bytes.length === 0) bytes.push(process.memoryUsage.rss())
  }
  bytes.push(process.memoryUsage.rss())
  await queries.close()
  store.close()
  return { startMs, bytes, slowestMs: Math.max(...times), refused }
}

let transactions = 0

/** Changes a post that none of the queries looks for by name. */
function write(store: Store): void {
  const before = store.index.get('post-5000') ?? null
  commit(store, [
    { before, after: { ...post(5_000, POSTS, 'masjid'), title: `Post 5000 for the time ${transactions}` } },
  ])
}

function commit(store: Store, changed: { before: LakeDocument | null; after: LakeDocument }[]): void {
  const changes = changed.map(({ before, after }) => ({
    ...{ id: after._id, before, after, mutations: [] },
    effects: { apply: [], revert: [] },
  }))
  store.commit({ id: `bench-${transactions++}`, timestamp: store.nextTimestamp(), author: 'bench', changes })
}

const PER_TRANSACTION = 1_000

function fill(file: string, documents: LakeDocument[]): void {
  const store = openStore(file)
  for (let from = 0; from < documents.length; from += PER_TRANSACTION) {
    const portion = documents.slice(from, from + PER_TRANSACTION)
    commit(
      store,
      portion.map(after => ({ before: null, after })),
    )
  }
  store.close()
}

const AUTHORS = 50
const WORDS_PER_POST = 350
const VOCABULARY = 5_000
const FIRST_WORDS = ['masjid', 'gifts', 'seconds', 'phone', 'cash', 'give', 'your', 'from', 'paper', 'night']

/** Posts of about 2.6 kB by 50 authors in 50 categories. The text is random, with frequent and rare words as in prose. */
function benchDocuments(posts: number): LakeDocument[] {
  const random = seededRandom(7)
  const wordOf = () => {
    const rank = Math.floor(VOCABULARY * random() ** 3)
    return FIRST_WORDS[rank] ?? `word${rank}`
  }
  const textOf = () => Array.from({ length: WORDS_PER_POST }, wordOf).join(' ')
  const others = (type: string) =>
    Array.from({ length: AUTHORS }, (_, number) =>
      system(type, number, { name: `Name ${number}`, title: `Title ${number}` }),
    )
  return [
    ...Array.from({ length: posts }, (_, number) => post(number, posts, textOf())),
    ...others('author'),
    ...others('category'),
  ]
}

function post(number: number, posts: number, body: string): LakeDocument {
  return system('post', number, {
    title: `Post ${number}`,
    slug: { _type: 'slug', current: `post-${number}` },
    publishedAt: new Date(Date.UTC(2024, 0, 1) + ((number * 7919) % posts) * 60_000).toISOString(),
    author: { _type: 'reference', _ref: `author-${number % AUTHORS}` },
    category: { _type: 'reference', _ref: `category-${number % AUTHORS}` },
    body,
  })
}

function system(type: string, number: number, fields: Record<string, unknown>): LakeDocument {
  const time = '2024-01-01T00:00:00.000Z'
  return { _id: `${type}-${number}`, _type: type, _rev: 'bench', _createdAt: time, _updatedAt: time, ...fields }
}

if (import.meta.main) console.log(JSON.stringify(await measureLarge(process.argv[2] ?? '')))
