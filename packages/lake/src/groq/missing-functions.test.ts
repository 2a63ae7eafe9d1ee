import { describe, expect, it } from 'vitest'
import { MISSING } from '../missing.ts'
import { openEngine, refusalOf, resultOf } from './engine.fixture.ts'

const { engine } = openEngine([
  {
    _id: 'post',
    _type: 'post',
    author: { _ref: 'author' },
    here: { _ref: 'dataset:local0001.production:author' },
    media: { _ref: 'media-library:ml1:film' },
    elsewhere: { _ref: 'dataset:other001.production:author' },
  },
  { _id: 'author', _type: 'author' },
])

const ARGUMENTS: Record<string, string> = { 'media::aspect': '@, "copyright"' }

describe('a function that only the hosted service has', () => {
  it.each(Object.keys(MISSING.functions))('is refused with its name: %s', async name => {
    const { status, message } = await refusalOf(engine, `*{"a": ${name}(${ARGUMENTS[name] ?? '@'})}`)
    expect(status).toBe(501)
    expect(message).toMatch(/^[\w:]+\(\) is not offered by this local lake: .{10,}\.$/)
    expect(message.startsWith(`${name}() `)).toBe(true)
  })

  it.each([
    ['in a filter', '*[documents::incomingGlobalDocumentReferenceCount() > 0]'],
    ['in a projection', '*{"n": documents::incomingGlobalDocumentReferenceCount()}'],
    ['in an order', '* | order(documents::incomingGlobalDocumentReferenceCount() desc)'],
    ['in an argument', 'count([media::aspect(@, "a")])'],
    ['in a score', '* | score(text::semanticSimilarity("give"))'],
    ['in a subquery', '*{"a": *[user::attributes().a == ^.b]}'],
    ['in a function of the query', 'fn a::b($x) = $x{"m": media::aspect(@, "y")}; *{"x": a::b(@)}'],
    ['where nothing would call it', '*[_type == "nothing"]{"m": media::aspect(@, "y")}'],
    ['in the global namespace', 'global::anywhere(1)'],
    ['in a condition that another decides', '*[true || geo(@) == 1]'],
  ])('is refused %s', async (_place, query) => {
    expect((await refusalOf(engine, query)).status).toBe(501)
  })

  it.each([
    ['documents::get() of the Media Library', '*[_id == "post"]{"m": documents::get(media).aspects}'],
    ['documents::get() of another dataset', '*[_id == "post"][0]{"d": documents::get(elsewhere)}'],
  ])('is refused like %s', async (_name, query) => {
    expect(await refusalOf(engine, query)).toMatchObject({
      status: 501,
      message: expect.stringContaining('documents::get() of another dataset, or of the Media Library is not offered'),
    })
  })

  it('leaves documents::get() of this dataset alone', async () => {
    const query =
      '*[_id == "post"]{"a": documents::get(author)._id, "h": documents::get(here)._id, "n": documents::get(_id)}'
    expect(await resultOf(engine, query)).toEqual([{ a: 'author', h: 'author', n: null }])
  })
})

describe('a function out of its place', () => {
  it.each([
    ['delta::operation()', 'delta::operation() is only available in webhooks'],
    ['*[text::query("give")]', 'text::query() must be on the right of match'],
    ['*{"a": delta::changedAny(title)}', 'unknown function "changedAny"'],
    ['*[before().a == 1]', 'unknown function "before"'],
    ['array::sort(a)', 'unknown function "sort"'],
    ['embeddings::of(a)', 'unknown namespace "embeddings"'],
  ])('is an error of the query: %s', async (query, description) => {
    const { status, body } = await refusalOf(engine, query)
    expect({ status, body }).toMatchObject({ status: 400, body: { error: { description } } })
  })
})
