import { describe, expect, it } from 'vitest'
import type { Perspective } from '../types.ts'
import { openEngine, resultOf } from './engine.fixture.ts'

const TIMES = ['2026-03-01T10:00:00+02:00', '2026-03-01T09:00:00Z', 'soon', 7]
const posts = Array.from({ length: 20 }, (_, n) => ({
  _id: `post-${n}`,
  _type: 'post',
  since: TIMES[n % TIMES.length],
}))
const { engine } = openEngine([
  ...posts,
  ...posts.slice(0, 9).map(post => ({ ...post, _id: `drafts.${post._id}` })),
  ...posts.slice(3, 8).map(post => ({ ...post, _id: `versions.summer.${post._id}`, since: 7 })),
  ...Array.from({ length: 6 }, (_, n) => ({ _id: `author-${n}`, _type: 'author' })),
])

/** What is planned is compared with groq-js in differential.long.test.ts. */
describe('a planned query', () => {
  it.each<Perspective>(['raw', 'published', 'drafts', ['summer', 'drafts']])(
    'answers a Studio list, which contains an empty search: %j',
    async perspective => {
      const list = (search: string) =>
        `*[_type in ["post"] && ${search} && (_type == "post")] {_id, "orderings": [since]} | order(dateTime(orderings[0]) desc) [0...9]`
      const search = '([@, _id] match text::query("*") || references(""))'
      const result = await resultOf(engine, list(search), { perspective })
      expect(result).toHaveLength(9)
      expect(result).toEqual(await resultOf(engine, list('true'), { perspective }))
    },
  )

  it('evaluates a subquery that is the same for each row only once', async () => {
    const rows = Array.from({ length: 3_000 }, (_, number) => ({ _id: `row-${number}`, _type: 'row', number }))
    const { engine } = openEngine(rows)
    const query = 'count(*[_type == "row" && number in *[_type == "row" && number < 3].number])'
    expect(await resultOf(engine, query)).toBe(3)
  })

  it('evaluates a subquery that depends on surrounding rows once for the same values, by index', async () => {
    const rows = Array.from({ length: 3_000 }, (_, number) => ({
      _id: `row-${number}`,
      _type: 'row',
      by: { _ref: `a-${number % 3}` },
    }))
    const { engine } = openEngine([...rows, ...['a-0', 'a-1', 'a-2'].map(_id => ({ _id, _type: 'author' }))])
    const counts = await resultOf(engine, '*[_type == "row"]{"alike": count(*[by._ref == ^.by._ref])}.alike')
    expect(counts).toEqual(rows.map(() => 1_000))
    const nested =
      '*[_type == "author"]{"n": *[_id == "row-1"]{"m": count(*[references(^.^._id) && _id != ^._id])}[0].m}.n'
    expect(await resultOf(engine, nested)).toEqual([1_000, 999, 1_000])
  })

  it('leaves a subquery to groq-js that uses the whole surrounding row', async () => {
    const { engine } = openEngine([{ _id: 'a', _type: 'post', of: ['a'] }])
    expect(
      await resultOf(engine, '*{"self": *[_id == ^._id && references(^) == false && _id in ^.of]{...^}}[0].self'),
    ).toEqual(await resultOf(engine, '*{"self": [@]}[0].self'))
  })

  it('supports functions that groq-js evaluates only asynchronously', async () => {
    const corrected =
      '"has": geo::contains(geo::latLng(1, 2), {"lat": 1, "lng": 2}), "none": dateTime("2025-13-01T00:00:00Z")'
    const query = `*[_id == "post-1"][0]{"is": diff::changedAny({"a": 1}, {"a": 2}, a), "n": count(*[_type == "author"]), ${corrected}}`
    expect(await resultOf(engine, query)).toEqual({ is: true, n: 6, has: true, none: null })
  })

  it('takes now() from the clock and identity() from the request', async () => {
    expect(await resultOf(engine, '[now(), identity()]')).toEqual(['2025-06-01T12:00:00.000Z', 'editor'])
  })
})
