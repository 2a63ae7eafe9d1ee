import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { openEngine, resultOf, toDocument } from './engine.fixture.ts'

const post = (_id: string, fields: object = {}) => ({ _id, _type: 'post', ...fields })

const DOCUMENTS = [
  post('a', { slug: { current: 'one' }, author: { _ref: 'h' }, refs: [{ _ref: 'h' }, { _ref: 'a' }] }),
  post('b', { slug: { current: null }, author: null, refs: [null] }),
  post('c', { slug: null, author: { _ref: null }, refs: [{ _ref: null }] }),
  post('d', { slug: 'one', author: 'h', refs: ['h'] }),
  post('e', { slug: { current: ['one'] }, author: { _ref: ['h'] }, refs: [{ _ref: ['h'] }] }),
  post('f', { slug: { current: 4 }, author: [{ _ref: 'h' }] }),
  post('g'),
  { _id: 'h', _type: 'author', slug: { current: 'two' }, wanted: ['one', null] },
]
const { engine } = openEngine(DOCUMENTS)
const params = { nothing: null, nulls: [null], mixed: ['one', null, 4], empty: [] }

/** An index knows only texts: what it would answer must be what a look at every document answers. */
describe('where there is no text, an index loses nothing', () => {
  it.each([
    ...['slug.current in [null]', 'slug.current == null', 'null == slug.current', 'slug.current in ["one", null]'],
    ...['slug.current in $nulls', 'slug.current in $mixed', 'slug.current in $nothing', 'slug.current in $empty'],
    ...['slug.current in [$nothing]', 'slug.current in [nowhere]', 'slug.current in ["one"] + $nulls'],
    ...['slug.current in [...$mixed]', 'slug.current in *[_id == "h"].wanted[]'],
    ...['slug.current in *[_id == "h"][0].wanted', 'slug.current in ["one", 4]', 'slug.current != "one"'],
    ...['slug.current != null', '!(slug.current in ["one"])', '!(slug.current in [null])'],
    ...['slug.current == "one" || slug.current == null', 'slug.current match "one"', 'slug.current match null'],
    ...['author._ref in [null]', 'author._ref in ["h", null]', 'author._ref == $nothing', 'author._ref != "h"'],
    ...['author[]._ref == "h"', '"h" in author[]._ref', 'null in refs[]._ref', '$nothing in refs[]._ref'],
    ...['"h" in refs[]._ref', 'refs[0]._ref in ["h", null]', 'references(null)', 'references($nulls)'],
    ...['references("h", $nothing)', 'references([null, "h"])', '_id in ["a", null]', '_id in $nothing'],
    ...['_type in [null]', '_type in ["author", null]', 'sanity::versionOf($nothing)'],
    ...['defined(slug.current) && slug.current in [null, "one"]', 'count(*[slug.current in [^.slug.current]]) > 1'],
    ...['count(*[slug.current == ^.slug.current]) > 1', 'count(*[author._ref in [^.author._ref, "h"]]) > 1'],
    ...['count(*[references(^.author._ref)]) > 0', 'count(*[^.slug.current in wanted]) > 0'],
  ])('%s', async filter => {
    const query = `*[${filter}] | order(_id)._id`
    const dataset = DOCUMENTS.map(toDocument)
    expect(await resultOf(engine, query, { params })).toEqual(toJS(evaluateSync(parse(query, { params }), { dataset })))
  })

  it('as many documents have no slug by one way of asking as by the other', async () => {
    const counts =
      '[count(*[slug.current in [null]]), count(*[slug.current == null]), count(*[!defined(slug.current)])]'
    expect(await resultOf(engine, counts)).toEqual([4, 4, 4])
  })
})
