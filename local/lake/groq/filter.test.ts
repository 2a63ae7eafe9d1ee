import { describe, expect, it } from 'vitest'
import { HttpError } from '../../http/errors.ts'
import { openEngine, toDocument } from './engine.fixture.ts'

const { engine } = openEngine([{ _id: 'amina', _type: 'author', name: 'Amina' }])
const post = toDocument({ _id: 'drafts.post', _type: 'post', title: 'Give in seconds', author: { _ref: 'amina' } })

const matches = async (query: string, params = {}, document = post) =>
  (await engine.compileFilter(query, params, 'editor'))(document)

describe('a filter for listeners', () => {
  it('sees documents as they are stored', async () => {
    expect(await matches('*')).toBe(true)
    expect(await matches('*[_id in $ids]', { ids: ['post', 'drafts.post'] })).toBe(true)
    expect(await matches('*[_id == "post"]')).toBe(false)
    expect(await matches('*[_type == "post" && !(_id in path("_.**"))]')).toBe(true)
    expect(await matches('*[author->name == "Amina"]')).toBe(true)
  })

  it('ignores what the query does with its rows', async () => {
    expect(await matches('*[_type == "post"][title match "give*"] | order(title)[5..9]{"x": title}[x == "y"]')).toBe(
      true,
    )
    expect(await matches('*[_type == "author"]{_id}[_id == "drafts.post"]')).toBe(false)
    expect(await matches('*[_type == "post"][0].title')).toBe(true)
  })

  it('searches the text of the given document, stored or not', async () => {
    expect(await matches('*[@ match text::query("seconds")]')).toBe(true)
    expect(
      await matches('*[@ match text::query("seconds")]', {}, toDocument({ _id: 'drafts.post', _type: 'post' })),
    ).toBe(false)
  })

  it('does not follow a reference to a document that a visitor cannot read', async () => {
    const { engine } = openEngine([{ _id: 'drafts.secret', _type: 'note', title: 'Secret' }])
    const pointing = toDocument({ _id: 'x', _type: 'post', to: { _ref: 'drafts.secret' } })
    expect((await engine.compileFilter('*[to->title == "Secret"]', {}, 'editor'))(pointing)).toBe(true)
    expect((await engine.compileFilter('*[to->title == "Secret"]', {}, ''))(pointing)).toBe(false)
  })

  it.each([
    '*[',
    '{"a": 1}',
    'count(*)',
    '*[count(*[_type == "post"]) > 0]',
    '*[diff::changedAny({}, {}, a)]',
    '*[_id == $id]',
    '',
  ])('refuses %j', async query => {
    await expect(matches(query)).rejects.toThrow(HttpError)
  })

  it('rejects a document whose check would take very long', async () => {
    const start = performance.now()
    const text = toDocument({ _id: 'x', _type: 'post', title: 'a'.repeat(2_000) })
    const filter = await engine.compileFilter('*[title match $pattern]', { pattern: `${'a*'.repeat(30)}b` }, 'editor')
    expect(filter(text)).toBe(false)
    expect(performance.now() - start).toBeLessThan(500)
  })

  it('requires a token for a check that can take very long, because every commit runs every filter', async () => {
    await expect(engine.compileFilter('*[title match $pattern]', { pattern: 'a*' }, '')).rejects.toThrow(
      'needs a token',
    )
    await expect(engine.compileFilter('*[_id in path("a*b*c*d*e*f")]', {}, '')).rejects.toThrow('needs a token')
  })
})
