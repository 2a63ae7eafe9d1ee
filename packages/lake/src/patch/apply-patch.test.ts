import { describe, expect, it } from 'vitest'
import type { Fields } from '../json.ts'
import { applyPatch } from './steps.ts'
import { failure } from './transact.fixture.ts'

const POST: Fields = {
  _id: 'post',
  _type: 'post',
  title: 'Hello world',
  likes: 5,
  tags: ['a', 'b', 'c'],
  body: [
    { _key: 'one', text: 'first' },
    { _key: 'two', text: 'second' },
  ],
  seo: { title: 'Old' },
}

const statusOf = (work: () => unknown) => failure(work)?.status

describe('a patch', () => {
  it.each<[string, Fields, string, unknown]>([
    ['sets a field', { set: { title: 'New' } }, 'title', 'New'],
    [
      'sets what is deep and not there yet',
      { set: { 'seo.picture.alt': 'x' } },
      'seo',
      { title: 'Old', picture: { alt: 'x' } },
    ],
    [
      'sets a part of the item with a key',
      { set: { 'body[_key=="two"].text': 'x' } },
      'body',
      [POST.body, { _key: 'two', text: 'x' }].flat().toSpliced(1, 1),
    ],
    ['sets an item by place', { set: { 'tags[-1]': 'z' } }, 'tags', ['a', 'b', 'z']],
    ['ignores an index before the first item', { set: { 'tags[-9]': 'x' } }, 'tags', POST.tags],
    ['leaves what is there when it sets what is missing', { setIfMissing: { title: 'x' } }, 'title', 'Hello world'],
    ['sets what is missing', { setIfMissing: { lead: 'x' } }, 'lead', 'x'],
    ['unsets a field', { unset: ['seo'] }, 'seo', undefined],
    ['unsets a range', { unset: ['tags[0:2]'] }, 'tags', ['c']],
    ['unsets an item by its key', { unset: ['body[_key=="one"]'] }, 'body', [{ _key: 'two', text: 'second' }]],
    ['unsets wherever it is', { unset: ['..text'] }, 'body', [{ _key: 'one' }, { _key: 'two' }]],
    ['sets in every item that matches', { set: { '..[_key=="two"]': 0 } }, 'body', [{ _key: 'one', text: 'first' }, 0]],
    ['increases a number', { inc: { likes: 2 } }, 'likes', 7],
    ['decreases a number', { dec: { likes: 2 } }, 'likes', 3],
    ['replaces an item', { insert: { replace: 'tags[1]', items: ['x', 'y'] } }, 'tags', ['a', 'x', 'y', 'c']],
    ['replaces no item that does not match', { insert: { replace: 'body[_key=="x"]', items: [1] } }, 'body', POST.body],
    ['merges text', { diffMatchPatch: { title: '@@ -1,5 +1,4 @@\n-Hello\n+Bye!\n  wor\n' } }, 'title', 'Bye! world'],
    ['compares with numbers of any size', { unset: ['body[size == 1000000.5]'] }, 'body', POST.body],
    ['may compare with a forbidden name', { unset: ['body[_key=="constructor"]'] }, 'body', POST.body],
  ])('%s', (_name, operations, field, expected) => {
    expect(applyPatch(POST, operations).document[field]).toEqual(expected)
  })

  it.each([
    ...['__proto__.polluted', 'seo.__proto__.polluted', 'constructor.prototype.polluted'],
    ...["seo['__proto__'].polluted", "['__pro\\u0074o__'].polluted", '..__proto__.polluted'],
    ...['body[..constructor == 1]', 'seo[__proto__].polluted', 'body[constructor.name == "x"]', 'seo.hasOwnProperty'],
  ])('may not reach into prototypes: %s', path => {
    expect(statusOf(() => applyPatch(POST, { set: { [path]: 'yes' } }))).toBe(400)
    expect(statusOf(() => applyPatch(POST, { unset: [path] }))).toBe(400)
    expect({}).not.toHaveProperty('polluted')
  })

  it.each(['__proto__', 'constructor', 'prototype', 'hasOwnProperty'])('may not add a field named %s', name => {
    const value = JSON.parse(`{"list": [{"${name}": 1}]}`)
    expect(statusOf(() => applyPatch(POST, { set: { seo: value } }))).toBe(400)
    expect(statusOf(() => applyPatch(POST, { insert: { after: 'tags[-1]', items: [value] } }))).toBe(400)
  })

  it.each([
    ['an index beyond any list', 'tags[999999999]'],
    ['a fraction as index', 'tags[1.5]'],
    ['nothing', ''],
    ['too many characters', 'a'.repeat(2_000)],
    ['what is no path', 'tags[='],
    ['a fraction in a range', 'tags[0:1.5]'],
    ['a name that begins with a digit', '1st.name'],
    ['a number', '123'],
    ['a text as a name', 'seo["title"]'],
    ['the whole document', '@'],
    ['a single equals sign', 'body[_key="one"]'],
  ])('may not address %s', (_name, path) => {
    expect(statusOf(() => applyPatch(POST, { unset: [path] }))).toBe(400)
  })

  it.each<[string, Fields]>([
    ['an unknown operation', { replace: { title: 'x' } }],
    ['a set that is a list', { set: ['title'] }],
    ['a set that is text', { set: 'title' }],
    ['an unset that is text', { unset: 'title' }],
    ['an unset of numbers', { unset: [1] }],
    ['an increase by text', { inc: { likes: '1' } }],
    ['an increase beyond all numbers', { inc: { likes: Number.POSITIVE_INFINITY } }],
    ['a merge that is no text', { diffMatchPatch: { title: 1 } }],
    ['a merge that is no patch', { diffMatchPatch: { title: '@@ nonsense' } }],
    ['an insert without place', { insert: { items: [] } }],
    ['an insert at two places', { insert: { before: 'tags[0]', after: 'tags[0]', items: [] } }],
    ['an insert of what is no list', { insert: { after: 'tags[-1]', items: 'x' } }],
    ['an insert of a list into a list', { insert: { after: 'tags[-1]', items: [['x']] } }],
  ])('is refused when it has %s', (_name, operations) => {
    expect(statusOf(() => applyPatch(POST, operations))).toBe(400)
  })
})
