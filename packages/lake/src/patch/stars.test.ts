import { describe, expect, it } from 'vitest'
import type { Fields } from '../json.ts'
import { applyPatch } from './apply-patch.ts'
import { failure } from './transact.fixture.ts'

const LIST: Fields = {
  _id: 'list',
  _type: 'list',
  tags: ['a', 'b', 'c'],
  tasks: [
    { _key: 'one', n: 1, done: true, tags: ['x', 'y'] },
    { _key: 'two', n: 2, tags: ['z'] },
  ],
  rows: { 'odd name': [{ n: 1 }] },
  empty: [],
  text: 'Give',
}
const [ONE, TWO] = [
  { _key: 'one', n: 1, done: true, tags: ['x', 'y'] },
  { _key: 'two', n: 2, tags: ['z'] },
]

describe('a path with [*]', () => {
  it.each<[string, Fields, string, unknown]>([
    [
      'sets in every item',
      { set: { 'tasks[*].done': 1 } },
      'tasks',
      [
        { ...ONE, done: 1 },
        { ...TWO, done: 1 },
      ],
    ],
    ['sets every item', { set: { 'tags[ * ]': 'x' } }, 'tags', ['x', 'x', 'x']],
    ['sets what is missing', { setIfMissing: { 'tasks[*].done': 0 } }, 'tasks', [ONE, { ...TWO, done: 0 }]],
    ['sets what is deep', { set: { "rows['odd name'][*].a.b": 1 } }, 'rows', { 'odd name': [{ n: 1, a: { b: 1 } }] }],
    [
      'unsets in every item',
      { unset: ['tasks[*].tags', 'tasks[*].done'] },
      'tasks',
      [
        { _key: 'one', n: 1 },
        { _key: 'two', n: 2 },
      ],
    ],
    ['unsets every item', { unset: ['tags[*]'] }, 'tags', []],
    [
      'increases and decreases',
      { inc: { 'tasks[*].n': 5 }, dec: { 'tasks[*].n': 1 } },
      'tasks',
      [
        { ...ONE, n: 5 },
        { ...TWO, n: 6 },
      ],
    ],
    [
      'reaches lists in lists',
      { unset: ['tasks[*].tags[*]'] },
      'tasks',
      [
        { ...ONE, tags: [] },
        { ...TWO, tags: [] },
      ],
    ],
    ['follows a filter', { set: { 'tasks[n > 1].tags[*]': 'k' } }, 'tasks', [ONE, { ...TWO, tags: ['k'] }]],
    [
      'inserts into each list',
      { insert: { after: 'tasks[*].tags[-1]', items: ['new'] } },
      'tasks',
      [
        { ...ONE, tags: ['x', 'y', 'new'] },
        { ...TWO, tags: ['z', 'new'] },
      ],
    ],
    ['inserts behind the whole list', { insert: { after: 'tags[*]', items: ['d'] } }, 'tags', ['a', 'b', 'c', 'd']],
    ['inserts before the whole list', { insert: { before: 'tags[*]', items: ['0'] } }, 'tags', ['0', 'a', 'b', 'c']],
    ['replaces the whole list', { insert: { replace: 'tags[*]', items: ['x'] } }, 'tags', ['x']],
    ['finds nothing in an empty list', { set: { 'empty[*].a': 1 } }, 'empty', []],
    ['finds nothing in what is no list', { set: { 'text[*]': 1, 'rows[*].a': 1 } }, 'rows', LIST.rows],
    [
      'sees what the operations before it left',
      { setIfMissing: { news: [{}] }, set: { 'news[*].a': 1 } },
      'news',
      [{ a: 1 }],
    ],
    ['is none inside a text', { unset: ['tasks[_key == "[*]"]'] }, 'tasks', LIST.tasks],
  ])('%s', (_name, operations, field, expected) => {
    expect(applyPatch(LIST, operations).document[field]).toEqual(expected)
  })

  it('is recorded without it, for programs that apply the mutations of others', () => {
    const operations = {
      set: { 'tasks[*].n': 0, title: 'x' },
      unset: ['tags[*]'],
      insert: { after: 'text[*]', items: [] },
    }
    const { document, steps } = applyPatch(LIST, operations)
    expect(JSON.stringify(steps)).not.toContain('*')
    expect(steps.reduce((before, step) => applyPatch(before, step).document, LIST)).toEqual(document)
    expect(applyPatch(LIST, { unset: ['empty[*]'] }).steps).toEqual([{}])
  })

  it('leaves the document as it was', () => {
    const before = structuredClone(LIST)
    applyPatch(LIST, { unset: ['tasks[*].tags[*]'], set: { 'tags[*]': 1 } })
    expect(LIST).toEqual(before)
  })

  it.each([
    ['a star without brackets', 'tasks.*', 400],
    ['a star beside an index', 'tasks[0,*]', 400],
    ['a range as well', 'tasks[*].tags[0:1]', 400],
    ['a recursion as well', '..tags[*]', 400],
    ['a forbidden name behind it', 'tasks[*].__proto__.polluted', 400],
  ])('may not have %s', (_name, path, status) => {
    expect(failure(() => applyPatch(LIST, { set: { [path]: 1 } }))).toMatchObject({ status })
  })

  it('may not match without bound, in one path or several', () => {
    const items = Array.from({ length: 200 }, (_, n) => n)
    const wide = { ...LIST, lists: items.map(n => ({ n, items })) }
    expect(failure(() => applyPatch(wide, { set: { 'lists[*].items[*]': 1 } }))).toMatchObject({ status: 413 })
    const many = Object.fromEntries(items.map(n => [`lists[*].a${n}`, 1]))
    expect(failure(() => applyPatch(wide, { set: many }))).toMatchObject({ status: 413 })
  })
})
