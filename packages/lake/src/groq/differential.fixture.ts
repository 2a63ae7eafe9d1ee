import { evaluateSync, parse, toJS } from 'groq-js'
import { isPublishedId, publishedIdOf } from '../ids.ts'
import { createRandom, type Random } from '../random.fixture.ts'
import { MemoryIndex } from '../store/memory-index.ts'
import type { DocumentIndex, LakeDocument, Perspective } from '../types.ts'
import { toRequest } from './engine.fixture.ts'
import { createQueryEngine, type QueryEngine } from './index.ts'
import { PARAMS, randomDocument } from './random-documents.fixture.ts'
import { type RandomQuery, randomQuery } from './random-queries.fixture.ts'
import { compileTextQuery, searchTextOf, stringsOf } from './text-match.ts'

type Difference = { query: string; perspective: Perspective; ours: string; expected: string }

const QUERIES_PER_DATASET = 25
const DOCUMENTS = 30
const PERSPECTIVES: [Perspective, ...Perspective[]] = ['raw', 'raw', 'published', 'drafts', ['summer', 'drafts']]

/** Sends random queries over random documents, with writes between them, to the engine and to groq-js alone. */
export function findDifferences(queries: number, seed: number) {
  const random = createRandom(seed)
  const differences: Difference[] = []
  const counts = { queries: 0, withResult: 0, refused: 0, writes: 0 }
  while (counts.queries < queries) {
    const index = new MemoryIndex()
    const engine = createQueryEngine(index, { projectId: 'local0001', dataset: 'production' })
    index.apply(randomChanges(random, index, DOCUMENTS))
    for (let left = QUERIES_PER_DATASET; left > 0; left--, counts.queries++) {
      if (random.next(2) === 0) {
        index.apply(randomChanges(random, index, 1 + random.next(3)))
        counts.writes++
      }
      const perspective = random.pick(PERSPECTIVES)
      const query = randomQuery(random)
      const expected = answerOfGroqJs(query, seenIn(perspective, [...index.all()]))
      const ours = answerOf(engine, query, perspective)
      if (ours !== expected) differences.push({ query: textFor(query), perspective, ours, expected })
      if (expected === REFUSED) counts.refused++
      else if (expected.length > 2 && expected !== 'null') counts.withResult++
    }
  }
  return { differences, counts }
}

const REFUSED = 'refused'

/** A transaction changes a document once. */
function randomChanges(random: Random, index: DocumentIndex, count: number) {
  const documents = Array.from({ length: count }, () => randomDocument(random))
  return [...new Map(documents.map(document => [document._id, document])).values()].map(document => ({
    before: index.get(document._id) ?? null,
    after: random.next(6) === 0 ? null : document,
  }))
}

function answerOf(engine: QueryEngine, query: RandomQuery, perspective: Perspective): string {
  return orRefused(() => {
    const answer = engine.run(toRequest(textFor(query), { params: PARAMS, perspective }))
    if (!('result' in answer)) throw new Error('Evaluated asynchronously')
    return answer.result
  })
}

function textFor(query: RandomQuery): string {
  return query(terms => `[@, _id] match text::query(${JSON.stringify(terms)})`)
}

function answerOfGroqJs(query: RandomQuery, dataset: LakeDocument[]): string {
  const matching = (terms: string) => {
    const matches = compileTextQuery(terms)
    const found = dataset.filter(document => matches(searchTextOf(stringsOf(document))))
    return `_id in ${JSON.stringify(found.map(({ _id }) => _id))}`
  }
  return orRefused(() =>
    toJS(evaluateSync(parse(query(matching), { params: PARAMS }), { dataset, identity: 'editor' })),
  )
}

function orRefused(evaluate: () => unknown): string {
  try {
    return JSON.stringify(evaluate() ?? null)
  } catch (error) {
    if (error instanceof Error) return REFUSED
    throw error
  }
}

/** The documents that a perspective shows, computed naively. */
function seenIn(perspective: Perspective, documents: LakeDocument[]): LakeDocument[] {
  const sorted = documents.toSorted((a, b) => (a._id < b._id ? -1 : 1))
  if (perspective === 'raw') return sorted
  if (perspective === 'published') return sorted.filter(({ _id }) => isPublishedId(_id))
  const prefixes = perspective === 'drafts' ? ['drafts.', ''] : ['versions.summer.', 'drafts.', '']
  const ids = [...new Set(sorted.map(({ _id }) => publishedIdOf(_id)))].sort()
  return ids.flatMap(id => {
    const seen = prefixes.flatMap(prefix => sorted.find(({ _id }) => _id === prefix + id) ?? [])[0]
    return !seen || '_system' in seen ? [] : [{ ...seen, _id: id, _originalId: seen._id }]
  })
}
