import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mutation, Store, Transaction } from '../types.ts'
import { prepareStore } from './store.fixture.ts'

const { file, store, reopen, write } = prepareStore()

function create(_id: string, fields: Record<string, unknown> = {}): Mutation {
  return { create: { _id, _type: 'post', ...fields } }
}

const ids = (documents: Iterable<{ _id: string }>) => Array.from(documents, ({ _id }) => _id)

describe('documents', () => {
  it('are found by id, type, reference and slug, also after a restart', () => {
    write([
      create('ann', { _type: 'author' }),
      create('a', { slug: { current: 'hello' }, list: [{ by: { _ref: 'ann' } }] }),
    ])
    for (const _ of ['before', 'after a restart']) {
      expect(store().index.size).toBe(2)
      expect(store().index.get('a')).toMatchObject({ _type: 'post' })
      expect(ids(store().index.by('type', 'author'))).toEqual(['ann'])
      expect(ids(store().index.by('reference', 'ann'))).toEqual(['a'])
      expect(ids(store().index.by('slug', 'hello'))).toEqual(['a'])
      reopen()
    }
  })

  it('leave every index when they change or are deleted', () => {
    write([
      create('ann', { _type: 'author' }),
      create('a', { slug: { current: 'old' }, by: { _ref: 'ann' } }),
      create('b'),
    ])
    write([{ patch: { id: 'a', set: { 'slug.current': 'new' }, unset: ['by'] } }])
    expect(ids(store().index.by('slug', 'old'))).toEqual([])
    expect(ids(store().index.by('slug', 'new'))).toEqual(['a'])
    expect(ids(store().index.by('reference', 'ann'))).toEqual([])
    write([{ delete: { id: 'a' } }])
    expect(ids(store().index.by('type', 'post'))).toEqual(['b'])
    expect(ids(store().index.all())).toEqual(['ann', 'b'])
    expect(ids(store().index.by('slug', 'new'))).toEqual([])
  })

  it('keep any text, even half an emoji and a NUL', () => {
    write([create('a', { text: 'é\u{1F642}\ud83d\u0000\u2028' })])
    reopen()
    expect(store().index.get('a')?.text).toBe('é\u{1F642}\ud83d\u0000\u2028')
    expect(store().checkIntegrity()).toEqual([])
  })

  it('increase the version of the index by one with each commit', () => {
    const { version } = store().index
    write([create('a'), create('b')])
    write([{ delete: { id: 'a' } }])
    expect(store().index.version).toBe(version + 2)
  })
})

describe('a commit', () => {
  it('leaves disk and memory unchanged when it fails', () => {
    write([create('a')], 'one')
    const transaction: Transaction = { id: 'one', timestamp: store().nextTimestamp(), author: 'ann', changes: [] }
    const after = store().index.get('a') ?? null
    const change = { id: 'b', before: null, after, mutations: [], effects: { apply: [], revert: [] } }
    expect(() => store().commit({ ...transaction, changes: [change] })).toThrow('UNIQUE')
    expect(store().index.size).toBe(1)
    expect(store().checkIntegrity()).toEqual([])
    write([create('c')])
    reopen()
    expect(ids(store().index.all())).toEqual(['a', 'c'])
  })

  it('notifies every subscriber, even when one throws', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const told: string[] = []
    store().subscribe(() => {
      throw new Error('broken')
    })
    store().subscribe(transaction => told.push(transaction.id))
    write([create('a')], 'one')
    expect(told).toEqual(['one'])
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error('broken'))
    logged.mockRestore()
    expect(store().index.size).toBe(1)
  })

  it('does not notify a listener that unsubscribed', () => {
    const told: string[] = []
    const unsubscribe = store().subscribe(transaction => told.push(transaction.id))
    write([create('a')], 'one')
    unsubscribe()
    write([create('b')], 'two')
    expect(told).toEqual(['one'])
  })

  it('made by a subscriber is announced after the one it responds to', () => {
    const told: string[] = []
    store().subscribe(({ id }) => {
      if (id === 'one') write([create('b')], 'two')
    })
    store().subscribe(({ id }) => told.push(id))
    write([create('a')], 'one')
    expect(told).toEqual(['one', 'two'])
  })
})

describe('timestamps', () => {
  it('increase when the clock stands still, when it is set back, and across a restart', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z'), toFake: ['Date'] })
    const first = store().nextTimestamp()
    const second = store().nextTimestamp()
    vi.setSystemTime(Date.now() - 3_600_000)
    write([create('a')], 'one')
    const [entry] = store().history({ documentIds: ['a'] })
    reopen()
    const all = [first, second, entry?.timestamp, store().nextTimestamp()]
    vi.useRealTimers()
    expect(all).toEqual([...new Set(all)].sort())
    expect(first).toBe('2026-11-21T10:00:00.000Z')
  })
})

describe('history', () => {
  beforeEach(() => {
    write([create('a'), create('b')], 'one')
    write([{ patch: { id: 'a', set: { n: 1 } } }], 'two')
    write([{ delete: { id: 'a' } }], 'three')
  })

  const transactions = (query: Partial<Parameters<Store['history']>[0]> = {}) =>
    store()
      .history({ documentIds: ['a'], ...query })
      .map(entry => entry.id)

  it('records what was done to which documents, by whom and between which revisions', () => {
    const [, second] = store().history({ documentIds: ['a'] })
    expect(second).toMatchObject({
      id: 'two',
      author: 'ann',
      documentIDs: ['a'],
      mutations: [{ patch: { id: 'a', set: { n: 1 } } }],
      revisions: { a: ['one', 'two'] },
      effects: { a: { apply: expect.any(Array), revert: expect.any(Array) } },
    })
    expect(store().history({ documentIds: ['a'], limit: 1 })[0]?.revisions).toEqual({
      a: [null, 'one'],
      b: [null, 'one'],
    })
  })

  it('can be read from either end, in parts, and between transactions or times', () => {
    const second = store().history({ documentIds: ['a'] })[1]?.timestamp
    expect(transactions()).toEqual(['one', 'two', 'three'])
    expect(transactions({ reverse: true })).toEqual(['three', 'two', 'one'])
    expect(transactions({ reverse: true, limit: 2 })).toEqual(['three', 'two'])
    expect(transactions({ fromTransaction: 'two' })).toEqual(['two', 'three'])
    expect(transactions({ toTransaction: 'two' })).toEqual(['one', 'two'])
    expect(transactions({ fromTime: second })).toEqual(['two', 'three'])
    expect(transactions({ toTime: second })).toEqual(['one', 'two'])
    expect(transactions({ documentIds: ['b'] })).toEqual(['one'])
    expect(store().history({ documentIds: ['b', 'a'] })).toHaveLength(3)
    expect(store().history({ documentIds: ["' OR 1=1 --"] })).toEqual([])
  })

  it('treats an unknown transaction as pruned', () => {
    expect(transactions({ fromTransaction: 'forgotten' })).toHaveLength(3)
    expect(transactions({ toTransaction: 'forgotten' })).toEqual([])
  })

  it('keeps the latest transactions of each document, and every document, when the store opens', () => {
    for (let n = 0; n < 10; n++) write([{ patch: { id: 'b', set: { n } } }], `b${n}`)
    reopen(undefined, 2)
    expect(transactions()).toEqual(['two', 'three'])
    expect(transactions({ documentIds: ['b'] })).toEqual(['b8', 'b9'])
    expect(store().index.get('b')).toMatchObject({ n: 9 })
    expect(store().hasTransaction('one')).toBe(false)
    expect(store().checkIntegrity()).toEqual([])
  })
})

describe('the integrity check', () => {
  it('finds documents that are not found by their fields, and fields of documents that are gone', () => {
    write([create('a'), create('b')])
    const database = new DatabaseSync(file())
    database.exec(
      `UPDATE documents SET json = replace(json, '"post"', '"page"') WHERE id = 'a'; DELETE FROM documents WHERE id = 'b'`,
    )
    database.close()
    expect(store().checkIntegrity()).toEqual([
      'Document "a" is not found by its type, slug and references',
      'Document "b" is found, but does not exist',
    ])
  })
})
