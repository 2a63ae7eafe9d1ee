import { describe, expect, it } from 'vitest'
import type { Fields } from '../json.ts'
import { applyPatch } from './steps.ts'
import { failure } from './transact.fixture.ts'

const [ONE, TWO] = [
  { _key: 'one', n: 1, done: true, tags: ['x', 'y'] },
  { _key: 'two', n: 2, tags: ['z'] },
]
const LIST: Fields = {
  _id: 'list',
  _type: 'list',
  tags: ['a', 'b', 'c'],
  tasks: [ONE, TWO],
  rows: { 'odd name': [{ n: 1 }] },
  empty: [],
  text: 'Give',
}

/** Both tasks, with what is different of each. */
const tasks = (one: object, two: object) => [
  { ...ONE, ...one },
  { ...TWO, ...two },
]

describe('a patch of several places', () => {
  it.each<[string, Fields, string, unknown]>([
    ['sets in every item', { set: { 'tasks[*].done': 1 } }, 'tasks', tasks({ done: 1 }, { done: 1 })],
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
      tasks({ n: 5 }, { n: 6 }),
    ],
    ['reaches lists in lists', { unset: ['tasks[*].tags[*]'] }, 'tasks', tasks({ tags: [] }, { tags: [] })],
    ['follows a filter', { set: { 'tasks[n > 1].tags[*]': 'k' } }, 'tasks', [ONE, { ...TWO, tags: ['k'] }]],
    [
      'inserts into each list',
      { insert: { after: 'tasks[*].tags[-1]', items: ['new'] } },
      'tasks',
      tasks({ tags: ['x', 'y', 'new'] }, { tags: ['z', 'new'] }),
    ],
    ['finds nothing in an empty list', { set: { 'empty[*].a': 1 } }, 'empty', []],
    ['finds nothing in what is no list', { set: { 'text[*]': 1, 'rows[*].a': 1 } }, 'rows', LIST.rows],
    [
      'sees what the operations before it left',
      { setIfMissing: { news: [{}] }, set: { 'news[*].a': 1 } },
      'news',
      [{ a: 1 }],
    ],
    [
      'sets what is missing before what is in it, as the importer of Sanity needs for pictures',
      { set: { 'picture.asset': 'a' }, setIfMissing: { picture: { _type: 'image' } } },
      'picture',
      { _type: 'image', asset: 'a' },
    ],
    ['is none inside a text', { unset: ['tasks[_key == "[*]"]'] }, 'tasks', LIST.tasks],
    ['takes a range', { set: { 'tags[1:3]': 'x' } }, 'tags', ['a', 'x', 'x']],
    ['takes a range in the middle', { set: { 'tasks[1:].n': 9 } }, 'tasks', [ONE, { ...TWO, n: 9 }]],
    ['takes the name of a field for every item', { set: { 'tasks.n': 0 } }, 'tasks', tasks({ n: 0 }, { n: 0 })],
    ['takes a union of indexes', { set: { 'tags[0,-1]': 'x' } }, 'tags', ['x', 'b', 'x']],
    ['takes a union of names', { unset: ['tasks[0][n,done,_key]'] }, 'tasks', [{ tags: ['x', 'y'] }, TWO]],
    ['takes a comparison', { dec: { 'tasks[n>1].n': 2 } }, 'tasks', [ONE, { ...TWO, n: 0 }]],
    ['takes an existence', { unset: ['tasks[done?]'] }, 'tasks', [TWO]],
    ['takes ".." in a part', { set: { 'tasks..n': 0 } }, 'tasks', tasks({ n: 0 }, { n: 0 })],
    ['takes what is in what ".." finds', { unset: ['..tags[@ == "y"]'] }, 'tasks', [{ ...ONE, tags: ['x'] }, TWO]],
    ['removes overlapping places once', { unset: ['tags[0,0:2,-3]'] }, 'tags', ['c']],
    [
      'sets the outer of two overlapping places',
      { set: { 'tasks[0]..[n?]': 1, 'rows..*': 1 } },
      'rows',
      { 'odd name': 1 },
    ],
    [
      'merges text in several places',
      { diffMatchPatch: { 'tags[0:2]': '@@ -0,0 +1,1 @@\n+x\n' } },
      'tags',
      ['ax', 'bx', 'c'],
    ],
    [
      'inserts in what ".." finds',
      { insert: { before: '..[_key=="two"].tags[0]', items: ['x'] } },
      'tasks',
      [ONE, { ...TWO, tags: ['x', 'z'] }],
    ],
    [
      'inserts beside what ".." finds',
      { insert: { after: '..[@=="x"]', items: ['w'] } },
      'tasks',
      [{ ...ONE, tags: ['x', 'w', 'y'] }, TWO],
    ],
    ['appends to an empty list', { insert: { after: 'empty[-1]', items: [1] } }, 'empty', [1]],
    ['sets no item behind the end', { set: { 'tags[3]': 'd' } }, 'tags', LIST.tags],
    ['sets nothing in an item behind the end', { set: { 'tasks[2].n': 1, 'tasks[7].n': 1 } }, 'tasks', LIST.tasks],
    ['sets no item of an empty list', { set: { 'empty[0]': 1, 'empty[-1]': 1 } }, 'empty', []],
    ['sets no item of what is no list', { set: { 'text[0]': 1, 'missing[0]': 1 } }, 'text', 'Give'],
    ['sets no item that a filter does not find', { set: { 'tasks[_key=="three"].n': 1 } }, 'tasks', LIST.tasks],
    [
      'quotes names that other programs would not read',
      { set: { 'rows[*].a': 1, "seo.'true'.'a b'": 1 } },
      'seo',
      { true: { 'a b': 1 } },
    ],
  ])('%s', (_name, operations, field, expected) => {
    expect(applyPatch(LIST, operations).document[field]).toEqual(expected)
  })

  it.each([
    ['before an item', { before: 'tags[0]' }, ['x', 'a', 'b', 'c']],
    ['behind the last item', { after: 'tags[-1]' }, ['a', 'b', 'c', 'x']],
    ['in place of a range', { replace: 'tags[0:2]' }, ['x', 'c']],
    ['where an empty range is', { replace: 'tags[1:1]' }, ['a', 'x', 'b', 'c']],
    ['at the end for a range behind it', { replace: 'tags[7:9]' }, ['a', 'b', 'c', 'x']],
    ['behind the whole list', { after: 'tags[*]' }, ['a', 'b', 'c', 'x']],
    ['before the whole list', { before: 'tags[*]' }, ['x', 'a', 'b', 'c']],
    ['in place of the whole list', { replace: 'tags[*]' }, ['x']],
    ['before the first selected item', { before: 'tags[1:3]' }, ['a', 'x', 'b', 'c']],
    ['after the last selected item', { after: 'tags[0,1]' }, ['a', 'b', 'x', 'c']],
    ['in place of items that are apart', { replace: 'tags[0,2]' }, ['x', 'b']],
    ['at the end for any index behind it', { after: 'tags[7]' }, ['a', 'b', 'c', 'x']],
    ['in place of no item behind the end', { replace: 'tags[3]' }, ['a', 'b', 'c']],
  ])('inserts %s', (_where, place, expected) => {
    expect(applyPatch(LIST, { insert: { ...place, items: ['x'] } }).document.tags).toEqual(expected)
  })

  it('is recorded as patches of single places, for programs that apply the mutations of others', () => {
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

  it('is recorded as it was given when each path says every step of one place', () => {
    const operations = { set: { title: 'x', 'tasks[_key=="two"].n': 0 }, insert: { after: 'tags[-1]', items: ['d'] } }
    expect(applyPatch(LIST, operations).steps).toEqual([operations])
    const empty = { insert: { after: 'empty[-1]', items: [1] } }
    expect(applyPatch(LIST, empty).steps).toEqual([{ insert: { before: 'empty[0]', items: [1] } }])
  })

  it.each(['1st', '37819f29-cd8e-438a-bf53-27953351677a', 'rows.odd-name', 'größe', '123'])(
    'is refused with how to write the name %s',
    path => {
      expect(failure(() => applyPatch(LIST, { set: { [path]: 1 } }))).toMatchObject({
        status: 400,
        description: expect.stringContaining("is written ['1st-name']"),
      })
      const [, field] = /(?:^|\.)([^.]+)$/.exec(path) ?? []
      expect(applyPatch(LIST, { set: { [`rows['${field}']`]: 1 } }).document.rows).toMatchObject({ [`${field}`]: 1 })
    },
  )

  it.each([
    ['of text', { inc: { text: 1 } }],
    ['of what is missing', { dec: { missing: 1 } }],
    ['of an item without the field', { inc: { 'tasks[*].missing': 1 } }],
  ])('may not add to a number %s', (_name, operations) => {
    expect(failure(() => applyPatch(LIST, operations))).toMatchObject({
      status: 400,
      description: expect.stringMatching(/needs a number at "/),
    })
  })

  it('may not match without bound, in one path or several', () => {
    const items = Array.from({ length: 200 }, (_, n) => n)
    const wide = { ...LIST, lists: items.map(n => ({ n, items })) }
    expect(failure(() => applyPatch(wide, { set: { 'lists[*].items[*]': 1 } }))).toMatchObject({ status: 413 })
    const many = Object.fromEntries(items.map(n => [`lists[*].a${n}`, 1]))
    expect(failure(() => applyPatch(wide, { set: many }))).toMatchObject({ status: 413 })
  })
})
