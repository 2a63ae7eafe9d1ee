import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documentAt } from '../history.ts'
import type { Mutation } from '../types.ts'
import { Database } from './database.ts'
import { openReader } from './memory-index.ts'
import { prepareStore } from './store.fixture.ts'

const SECRET = 'Bilal gave 4,711 for the roof'

const { folder, file, store, reopen, write } = prepareStore()

const create = (_id: string, text: string): Mutation => ({ create: { _id, _type: 'post', text } })
const historyOf = (...documentIds: string[]) => store().history({ documentIds })

function filesWith(text: string): string[] {
  return readdirSync(folder()).filter(name => readFileSync(join(folder(), name)).includes(text))
}

describe('a purge', () => {
  it('leaves no byte of any revision in the folder, whatever the pages of the database went through', () => {
    for (let round = 0; round < 200; round++) {
      write([create(`other-${round}`, `Other ${round}. `.repeat((round * 37) % 400))])
      if (round % 40 === 0) write([create(`secret-${round}`, `${SECRET} ${round}`)])
      if (round % 3 === 0) write([{ delete: { id: `other-${round}` } }])
      write([{ patch: { id: 'secret-0', set: { text: `${SECRET} ${'again '.repeat(round * 20)}`, round } } }])
    }
    expect(filesWith(SECRET)).not.toEqual([])
    write([0, 40, 80, 120, 160].map(round => ({ delete: { id: `secret-${round}`, purge: true } })))
    expect(filesWith(SECRET)).toEqual([])
    expect(store().index.get('other-199')).toMatchObject({ text: expect.stringContaining('Other 199') })
    expect(store().checkIntegrity()).toEqual([])
  })

  it('leaves a history of its own only, and nothing to restore', () => {
    write([create('a', SECRET)], 'first')
    write([{ delete: { id: 'a', purge: true } }], 'purge')
    expect(historyOf('a')).toEqual([
      expect.objectContaining({ id: 'purge', mutations: [{ delete: { id: 'a', purge: true } }] }),
    ])
    expect(documentAt(store(), 'a', 'last')).toBeNull()
    expect(documentAt(store(), 'a', { revision: 'first' })).toBeNull()
  })

  it('erases what was deleted before', () => {
    write([create('a', SECRET)])
    write([{ delete: { id: 'a' } }])
    write([{ delete: { id: 'a', purge: true } }])
    expect(filesWith(SECRET)).toEqual([])
  })

  it('erases drafts and versions that no longer exist, and keeps those that do', () => {
    write([create('drafts.a', SECRET), create('versions.r1.a', SECRET), create('versions.r1.b.a', 'Of b.a')])
    write([{ delete: { id: 'drafts.a' } }, { delete: { id: 'versions.r1.a' } }, { delete: { id: 'versions.r1.b.a' } }])
    write([create('a', SECRET), create('versions.r2.a', 'Kept')])
    write([{ delete: { id: 'a', purge: true } }])
    expect(filesWith(SECRET)).toEqual([])
    expect(historyOf('versions.r2.a', 'versions.r1.b.a')).toHaveLength(3)
  })

  it('keeps what the same transaction creates after it', () => {
    write([create('a', SECRET)])
    write([
      { patch: { id: 'a', set: { text: `${SECRET}!` } } },
      { delete: { id: 'a', purge: true } },
      create('a', 'New'),
    ])
    expect(filesWith(SECRET)).toEqual([])
    expect(store().index.get('a')).toMatchObject({ text: 'New' })
    write([{ patch: { id: 'a', set: { text: 'Newer' } } }], 'later')
    expect(documentAt(store(), 'a', { time: historyOf('a')[0]?.timestamp ?? '' })).toMatchObject({ text: 'New' })
  })

  it('is seen by a thread that has not read what it erased', () => {
    write([create('a', SECRET), create('drafts.a', SECRET)])
    const reader = openReader(file())
    write([{ delete: { id: 'drafts.a' } }])
    write([{ delete: { id: 'a', purge: true } }])
    reader.refresh()
    expect([...reader.index.all()]).toEqual([])
  })

  it('is completed when the store opens, if the process died before the bytes were gone', () => {
    write([create('a', SECRET), create('b', 'Other')])
    const before = store().index.get('a') ?? null
    reopen(() => {
      const database = new Database(file())
      const change = { id: 'a', before, after: null, mutations: [], effects: { apply: [], revert: [] } }
      database.write({ id: 'purge', timestamp: '2027-01-01', author: 'ann', changes: [change], purged: ['a'] })
      database.close()
      expect(filesWith(SECRET)).toEqual(['lake.sqlite'])
    })
    expect(filesWith(SECRET)).toEqual([])
  })
})
