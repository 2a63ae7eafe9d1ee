import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { openEngine, resultOf, toDocument } from './engine.fixture.ts'

const RANKS = [3, 1, 2, 2, '2', 'ten', null, true, false, undefined, [2], { a: 2 }, -1, 2.5, '2025-06-01T12:00:00Z']
const DATES = ['2025-06-01T12:00:00Z', '2025-06-01T07:00:00-05:00', '2026-01-01T00:00:00Z', 'no date', null, 7]

const documents = RANKS.flatMap((rank, number) =>
  DATES.map((publishedAt, other) => ({
    ...{ _id: `post-${number}-${other}`, _type: (number + other) % 5 === 0 ? 'news' : 'post', rank, publishedAt },
    slug: other % 2 === 0 ? { current: `s${other}` } : undefined,
  })),
)

const LIMITS = ['<', '<=', '>', '>='].flatMap(op => [
  ...['2', '"2"', 'true', 'null', '$two', '$list'].map(bound => `rank ${op} ${bound}`),
  `2 ${op} rank`,
  `dateTime(publishedAt) ${op} dateTime("2025-06-01T12:00:00Z")`,
  `dateTime(publishedAt) ${op} dateTime(coalesce($at, "2025-12-31T00:00:00Z"))`,
  `dateTime(publishedAt) ${op} $two`,
])
const FILTERS = ['true', 'defined(slug.current)', '!(_id in $hidden) && slug.current != "s2"', 'rank in [1, 2, "ten"]']
const SHAPES = [
  (conditions: string) => `count(*[${conditions}])`,
  (conditions: string) => `*[${conditions}] | order(rank asc, _id asc)._id`,
  (conditions: string) => `*[${conditions}] | order(rank desc)[1...7]._id`,
  (conditions: string) => `*[${conditions}] | order(dateTime(publishedAt) desc, _id asc)[2..9]._id`,
]
const params = { two: 2, list: [2], at: null, hidden: ['post-0-1', 'post-2-3'] }

describe('rows within a limit, of lists that are kept', () => {
  it.each(SHAPES.map(shape => [shape('…'), shape] as const))('are those of groq-js: %s', async (_, shape) => {
    const { engine, write } = openEngine(documents)
    // Rows that are equal in an order stand by their ids.
    let stored = documents.toSorted((a, b) => (a._id < b._id ? -1 : 1))
    for (const [round, limit] of LIMITS.entries()) {
      for (const filter of FILTERS) {
        const query = shape(`_type == "post" && ${limit} && ${filter}`)
        const wanted = evaluateSync(parse(query, { params }), { dataset: stored.map(toDocument), params })
        expect({ query, result: await resultOf(engine, query, { params }) }).toEqual({ query, result: toJS(wanted) })
      }
      const kept = {
        ...{ _id: `post-${round % RANKS.length}-1`, _type: 'post', rank: round % 4 },
        publishedAt: DATES[round % DATES.length] ?? null,
        slug: round % 2 === 0 ? { current: 'new' } : undefined,
      }
      write(kept)
      stored = stored.map(each => (each._id === kept._id ? kept : each))
    }
  })
})
