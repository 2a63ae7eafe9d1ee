import { describe, expect, it } from 'vitest'
import { HttpError } from '../http/errors.ts'
import { filterOf, openEngine, toDocument } from './engine.fixture.ts'

const { engine } = openEngine([{ _id: 'amina', _type: 'author', name: 'Amina' }])
const post = toDocument({ _id: 'drafts.post', _type: 'post', title: 'Give in seconds', author: { _ref: 'amina' } })

const matches = (query: string, params = {}, document = post) => filterOf(engine, query, params)(document)

describe('a filter for listeners', () => {
  it('sees documents as they are stored', () => {
    expect(matches('*')).toBe(true)
    expect(matches('*[_id in $ids]', { ids: ['post', 'drafts.post'] })).toBe(true)
    expect(matches('*[_id == "post"]')).toBe(false)
    expect(matches('*[_type == "post" && !(_id in path("_.**"))]')).toBe(true)
    expect(matches('*[author->name == "Amina"]')).toBe(true)
  })

  it('ignores what the query does with its rows', () => {
    expect(matches('*[_type == "post"][title match "give*"] | order(title)[5..9]{"x": title}[x == "y"]')).toBe(true)
    expect(matches('*[_type == "author"]{_id}[_id == "drafts.post"]')).toBe(false)
    expect(matches('*[_type == "post"][0].title')).toBe(true)
  })

  it('searches the text of the given document, stored or not', () => {
    expect(matches('*[@ match text::query("seconds")]')).toBe(true)
    const empty = toDocument({ _id: 'drafts.post', _type: 'post' })
    expect(matches('*[@ match text::query("seconds")]', {}, empty)).toBe(false)
  })

  it('does not follow a reference to a document that a visitor cannot read', () => {
    const { engine } = openEngine([{ _id: 'drafts.secret', _type: 'note', title: 'Secret' }])
    const pointing = toDocument({ _id: 'x', _type: 'post', to: { _ref: 'drafts.secret' } })
    expect(filterOf(engine, '*[to->title == "Secret"]')(pointing)).toBe(true)
    expect(filterOf(engine, '*[to->title == "Secret"]', {}, '')(pointing)).toBe(false)
  })

  it.each([
    ['*[', 'unexpected end-of-file'],
    ['{"a": 1}', 'begins with *'],
    ['count(*)', 'begins with *'],
    ['*[count(*[_type == "post"]) > 0]', 'neither * nor diff::'],
    ['*[diff::changedAny({}, {}, a)]', 'neither * nor diff::'],
    ['*[count(releases::all()) > 0]', 'neither * nor diff::'],
    ['*[_id == $id]', '$id'],
    ['', ''],
  ])('refuses %j', (query, reason) => {
    expect(() => matches(query)).toThrow(HttpError)
    expect(() => matches(query)).toThrow(reason)
  })

  it('takes a filter within a list of the document', () => {
    const tagged = toDocument({ _id: 'x', _type: 'post', tags: ['news'] })
    expect(matches('*[count(tags[@ == "news"]) > 0]', {}, tagged)).toBe(true)
    expect(matches('*[count(tags[@ == "old"]) > 0]', {}, tagged)).toBe(false)
  })

  it.each(['give sec*', '*ive', ['give', 'sec*']])('takes a match with the pattern %j', pattern => {
    expect(matches('*[title match $pattern]', { pattern })).toBe(true)
  })

  it.each([
    ...['*[title match "a*b*"]', '*[title match name]', '*[count([1, 2, 3][@ in [1, 2, 3][@ > 1]]) > 0]'],
    ...['*[count(refs[@->title == "x"]) > 0]', '*[_id in path("a*b*c*d*e*f")]', '*[count(tags[@ in ^.title]) > 0]'],
  ])('refuses %j to everybody, because every commit runs every filter and no check may take long', query => {
    expect(() => matches(query)).toThrow('quick to check')
  })
})
