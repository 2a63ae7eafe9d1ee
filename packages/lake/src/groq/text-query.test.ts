import { describe, expect, it } from 'vitest'
import { openEngine, refusalOf, resultOf } from './engine.fixture.ts'
import { compileTextQuery, searchTextOf } from './text-match.ts'

const has = (query: string, ...strings: string[]) => compileTextQuery(query)(searchTextOf(strings))

describe('a text query', () => {
  it('requires every word, in any order and in any string', () => {
    expect(has('nights thirty', 'Thirty Nights')).toBe(true)
    expect(has('thirty market', 'Thirty nights', 'At the market')).toBe(true)
    expect(has('thirty days', 'Thirty nights')).toBe(false)
  })

  it('matches whole words, or beginnings of words with a star', () => {
    expect(has('giv', 'Giving')).toBe(false)
    expect(has('giv*', 'Giving')).toBe(true)
    expect(has('ving*', 'Giving')).toBe(false)
  })

  it('matches words in quotes as a phrase within one string', () => {
    expect(has('"in seconds"', 'Give in seconds')).toBe(true)
    expect(has('"seconds in"', 'Give in seconds')).toBe(false)
    expect(has('"in seconds"', 'Give in', 'seconds')).toBe(false)
  })

  it('excludes a document that has a word with a minus', () => {
    expect(has('give -cash', 'Give in seconds')).toBe(true)
    expect(has('give -seconds', 'Give in seconds')).toBe(false)
    expect(has('give -"in seconds"', 'Give in seconds')).toBe(false)
    expect(has('-sec*', 'Give in seconds')).toBe(false)
  })

  it('ignores case, accents and punctuation', () => {
    expect(has('ÜNDER cafe', 'under one Café')).toBe(true)
    expect(has('post-thirty', 'post-thirty-nights')).toBe(true)
    expect(has('زكاة', 'حساب الزكاة، زكاة')).toBe(true)
  })

  it('matches everything when it has no word, as the Studio sends it before anything is typed', () => {
    expect(has('*', 'anything')).toBe(true)
    expect(has('', 'anything')).toBe(true)
    expect(has('"" -- !', 'anything')).toBe(true)
  })
})

describe('match text::query()', () => {
  const { engine } = openEngine([
    { _id: 'post-a', _type: 'post', title: 'Give in seconds', tags: ['news', 'phone'], author: { _ref: 'amina' } },
    { _id: 'post-b', _type: 'post', body: [{ _type: 'block', children: [{ _type: 'span', text: 'Seconds count' }] }] },
    { _id: 'amina', _type: 'author', name: 'Amina' },
  ])
  const ask = (query: string, search: string, perspective: 'drafts' | 'raw' = 'raw') =>
    resultOf(engine, query, { params: { search }, perspective })

  it('searches the whole document and its id, as the Studio does', async () => {
    const query = '*[_type == "post" && ([@, _id] match text::query($search) || references($search))]._id'
    expect(await ask(query, 'seconds')).toEqual(['post-a', 'post-b'])
    expect(await ask(query, 'sec* -give', 'drafts')).toEqual(['post-b'])
    expect(await ask(query, 'post-a')).toEqual(['post-a'])
    expect(await ask(query, 'amina')).toEqual(['post-a'])
    expect(await ask(query, 'block')).toEqual([])
  })

  it('searches one field, a list, several fields, or the text of blocks', async () => {
    expect(await ask('*[title match text::query($search)]._id', 'give')).toEqual(['post-a'])
    expect(await ask('*[tags match text::query($search)]._id', 'phone')).toEqual(['post-a'])
    expect(await ask('*[[title, (tags), nothing] match text::query($search)]._id', 'phone give')).toEqual(['post-a'])
    expect(await ask('*[pt::text(body) match text::query($search)]._id', 'count')).toEqual(['post-b'])
    expect(await ask('*[author->name match text::query($search)]._id', 'amina')).toEqual(['post-a'])
  })

  it('counts in score()', async () => {
    const query = '*[_type == "post"] | score(boost(title match text::query($search), 5), @ match text::query($search))'
    expect(await ask(`${query} | order(_score desc)._id`, 'seconds')).toEqual(['post-a', 'post-b'])
  })

  it('is refused when it depends on a document', async () => {
    const refusal = await refusalOf(engine, '*[title match text::query(_id)]')
    expect(refusal).toMatchObject({ status: 400, body: { error: { type: 'queryError' } } })
  })
})
