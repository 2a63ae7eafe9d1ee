import { describe, expect, it } from 'vitest'
import { openEngine, toDocument, toRequest } from './engine.fixture.ts'

const authors = Array.from({ length: 80 }, (_, number) => ({ _id: `author-${number}`, _type: 'author' }))
const { engine } = openEngine([
  { _id: 'a', _type: 'post', slug: { current: 'first' }, author: { _ref: 'author-1' } },
  { _id: 'list', _type: 'list', authors: authors.map(({ _id }) => ({ _ref: _id })) },
  ...authors,
])

/** Whether a change of this document makes the result stale. */
async function isTouched(query: string, changed: { _id: string; _type: string; [field: string]: unknown }) {
  const { syncTags } = await engine.run(toRequest(query, { perspective: 'drafts' }))
  expect(syncTags.every(tag => /^s1:[\w-]+$/.test(tag))).toBe(true)
  return engine.syncTagsOf(toDocument(changed)).some(tag => syncTags.includes(tag))
}

describe('sync tags', () => {
  it('tie a query for ids to these documents, their drafts and their versions', async () => {
    const query = '*[_type == "post" && _id == "a"][0].slug'
    expect(await isTouched(query, { _id: 'a', _type: 'post' })).toBe(true)
    expect(await isTouched(query, { _id: 'drafts.a', _type: 'post' })).toBe(true)
    expect(await isTouched(query, { _id: 'versions.summer.a', _type: 'post' })).toBe(true)
    expect(await isTouched(query, { _id: 'b', _type: 'post' })).toBe(false)
  })

  it('tie a query for a slug to documents that have it', async () => {
    const query = '*[_type == "post" && slug.current == "first"][0]._id'
    expect(await isTouched(query, { _id: 'new', _type: 'post', slug: { current: 'first' } })).toBe(true)
    expect(await isTouched(query, { _id: 'new', _type: 'post', slug: { current: 'second' } })).toBe(false)
  })

  it('tie a query for a type to every document of that type', async () => {
    const query = '*[_type in ["post", "news"]]._id'
    expect(await isTouched(query, { _id: 'new', _type: 'news' })).toBe(true)
    expect(await isTouched(query, { _id: 'new', _type: 'author' })).toBe(false)
  })

  it('tie a query to the documents it looked up, existing or missing', async () => {
    const query = '*[_id == "a"][0]{"by": author->_type, "none": {"_ref": "missing"}->_id}'
    expect(await isTouched(query, { _id: 'author-1', _type: 'author' })).toBe(true)
    expect(await isTouched(query, { _id: 'missing', _type: 'author' })).toBe(true)
    expect(await isTouched(query, { _id: 'author-2', _type: 'author' })).toBe(false)
  })

  it('tie an unbounded query to every change, and a query without documents to none', async () => {
    expect(await isTouched('*[defined(title)]', { _id: 'new', _type: 'x' })).toBe(true)
    expect(await isTouched('*[references("author-1")]', { _id: 'new', _type: 'x' })).toBe(true)
    expect(await isTouched('1 + 1', { _id: 'new', _type: 'x' })).toBe(false)
  })

  it('tie a join to the type that it looks for, not to each value of the surrounding rows', async () => {
    const query = '*[_type == "author"]{"posts": *[_type == "post" && slug.current == ^._id]._id}'
    const { syncTags } = await engine.run(toRequest(query))
    expect(syncTags).toHaveLength(2)
    expect(await isTouched(query, { _id: 'new', _type: 'post' })).toBe(true)
    expect(await isTouched(query, { _id: 'new', _type: 'list' })).toBe(false)
  })

  it('stay few when a query looks up very many documents', async () => {
    const query = '*[_id == "list"][0].authors[]->_id'
    const { syncTags } = await engine.run(toRequest(query))
    expect(syncTags.length).toBeLessThan(10)
    expect(await isTouched(query, { _id: 'author-79', _type: 'author' })).toBe(true)
  })
})
