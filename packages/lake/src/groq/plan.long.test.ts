import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, it } from 'vitest'
import type { LakeDocument, Perspective } from '../types.ts'
import { openEngine, resultOf } from './engine.fixture.ts'
import { createDocuments, createQueries, PARAMS } from './plan.fixture.ts'

const documents = createDocuments()
const { engine } = openEngine(documents)

/** The documents that a perspective shows, computed naively. */
function seenDocuments(layers: string[] | null): LakeDocument[] {
  if (!layers) return documents
  const publishedIds = [...new Set(documents.map(({ _id }) => _id.replace(/^(drafts|versions\.summer)\./, '')))]
  return publishedIds.flatMap(id => {
    const ids = layers.map(layer =>
      layer === 'published' ? id : `${layer === 'drafts' ? 'drafts' : `versions.${layer}`}.${id}`,
    )
    const seen = ids.flatMap(each => documents.find(({ _id }) => _id === each) ?? [])[0]
    if (!seen || '_system' in seen) return []
    return layers.length === 1 ? [seen] : [{ ...seen, _id: id, _originalId: seen._id }]
  })
}

function evaluateNaively(query: string, layers: string[] | null): unknown {
  const dataset = seenDocuments(layers).toSorted((a, b) => (a._id < b._id ? -1 : 1))
  return toJS(evaluateSync(parse(query, { params: PARAMS }), { dataset, identity: 'editor' }))
}

const VIEWS: [string, Perspective, string[] | null][] = [
  ['raw', 'raw', null],
  ['published', 'published', ['published']],
  ['drafts', 'drafts', ['drafts', 'published']],
  ['a release before drafts', ['summer', 'drafts'], ['summer', 'drafts', 'published']],
]

describe('a planned query', () => {
  it.each(VIEWS)('returns what groq-js returns over all documents: %s', async (_, perspective, layers) => {
    let answeredWithRows = 0
    for (const query of createQueries(300)) {
      const result = await resultOf(engine, query, { params: PARAMS, perspective })
      expect(result, query).toEqual(evaluateNaively(query, layers))
      if (Array.isArray(result) && result.length > 0) answeredWithRows++
    }
    expect(answeredWithRows).toBeGreaterThan(75)
  })

  it('sees a change at once, although lists of a type are cached', async () => {
    const { engine, write } = openEngine([{ _id: 'a', _type: 'post' }])
    expect(await resultOf(engine, '*[_type == "post"]._id')).toEqual(['a'])
    write({ _id: 'b', _type: 'post' }, { _id: 'a', _type: 'news' })
    expect(await resultOf(engine, '*[_type == "post"]._id')).toEqual(['b'])
  })

  it('sees a change at once in an ordered list, which is cached too', async () => {
    const { engine, write } = openEngine([
      { _id: 'a', _type: 'post', rank: 1, isShown: 1 },
      { _id: 'b', _type: 'post', rank: 2, isShown: 1 },
    ])
    const latest = () => resultOf(engine, '*[_type == "post" && isShown == 1] | order(rank desc)[0...2]._id')
    expect(await latest()).toEqual(['b', 'a'])
    write({ _id: 'a', _type: 'post', rank: 3, isShown: 1 }, { _id: 'c', _type: 'post', rank: 4, isShown: 0 })
    expect(await latest()).toEqual(['a', 'b'])
  })

  it.each(VIEWS)('answers a Studio list, which contains an empty search: %s', async (_, perspective, layers) => {
    const list = (search: string) =>
      `*[_type in ["post"] && ${search} && (_type == "post")] {_id, "orderings": [since]} | order(dateTime(orderings[0]) desc) [0...9]`
    const search = '([@, _id] match text::query("*") || references(""))'
    const result = await resultOf(engine, list(search), { perspective })
    expect(result).toHaveLength(9)
    expect(result).toEqual(evaluateNaively(list('true'), layers))
  })

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
    const query =
      '*[_id == "post-1"][0]{"is": diff::changedAny({"a": 1}, {"a": 2}, a), "n": count(*[_type == "author"])}'
    expect(await resultOf(engine, query)).toEqual({ is: true, n: 6 })
  })

  it('finds a document by a reference from outside or inside the dataset', async () => {
    const { engine } = openEngine([
      { _id: 'a', _type: 'post', here: { _ref: 'b' }, global: { _ref: 'dataset:local0001.production:b' } },
      { _id: 'b', _type: 'post', title: 'B' },
    ])
    const query = '*[_id == "a"][0]{"one": documents::get(here).title, "two": documents::get(global).title}'
    expect(await resultOf(engine, query)).toEqual({ one: 'B', two: 'B' })
  })

  it('takes now() from the clock and identity() from the request', async () => {
    expect(await resultOf(engine, '[now(), identity()]')).toEqual(['2025-06-01T12:00:00.000Z', 'editor'])
  })
})
