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

describe('rows in the order of a time', () => {
  const IMPOSSIBLE = ['2025-13-01T00:00:00Z', '2025-04-31T12:00:00Z', '2025-03-01T24:00:00Z', '2025-03-01T23:59:60Z']
  const post = (number: number, publishedAt: string) => ({ _id: `p${number}`, _type: 'post', publishedAt })
  const posts = Array.from({ length: 20 }, (_, number) => post(number, `2025-01-${number + 10}T00:00:00Z`))
  const newestFirst =
    '*[_type == "post" && dateTime(publishedAt) <= dateTime(now())] | order(dateTime(publishedAt) desc)'
  const ids = posts.map(({ _id }) => _id).toReversed()

  it.each(IMPOSSIBLE)('are without one whose time is %s, and with all again when it is put right', async impossible => {
    const { engine, write } = openEngine(posts)
    for (const { _id, publishedAt } of posts) {
      const number = Number(_id.slice(1))
      write(post(number, impossible))
      expect(await resultOf(engine, `${newestFirst}._id`)).toEqual(ids.filter(id => id !== _id))
      expect(await resultOf(engine, `${newestFirst}[0...9]._id`)).toHaveLength(9)
      write(post(number, publishedAt))
      expect(await resultOf(engine, `${newestFirst}._id`)).toEqual(ids)
    }
  })

  it('has impossible times behind all others, as what is no time', async () => {
    const { engine } = openEngine([...posts, ...IMPOSSIBLE.map((time, number) => post(number + 30, time))])
    const all = await resultOf(engine, '*[_type == "post"] | order(dateTime(publishedAt) asc, _id asc)._id')
    expect(all).toEqual([...ids.toReversed(), 'p30', 'p31', 'p32', 'p33'])
  })
})

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
