import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { makeFolder, makeOutbox, NOW } from '../outbox.fixture.ts'
import { makeFirstVersion } from './first-version.fixture.ts'
import { transact } from './schema.ts'

it('migrates an outbox of the first version without losing data', async () => {
  const folder = makeFolder()
  makeFirstVersion(folder)
  const outbox = makeOutbox(folder)
  expect(await outbox.countByState()).toEqual({ pending: 1, delivered: 1, refused: 1, held: 1, spam: 0 })
  expect(await outbox.signingSecret()).toBe('known')
  expect(await outbox.find('held')).toMatchObject({ marks: ['many from one address'] })
  expect(await outbox.isTokenUsed('0f0e0d0c-1111-4222-8333-444455556666', 'other')).toBe(true)
  expect((await outbox.readRequest('delivered'))?.history.map(({ kind }) => kind)).toEqual(['delivered', 'received'])
  expect((await outbox.readRequest('refused'))?.history[0]).toMatchObject({ kind: 'refused', errors: [{ code: 'X' }] })
  expect((await outbox.claimDue('demo', NOW))?.id).toBe('pending')
  expect(await outbox.eraseContact('amina@example.org')).toBe(4)
})

it.each<[string, (database: DatabaseSync) => void, string]>([
  ['that the disk is full', add('randomblob(1000000)'), 'database or disk is full'],
  ['which rule a row breaks', add('NULL'), 'NOT NULL constraint failed'],
  ['what cannot be committed', add('1', 7), 'FOREIGN KEY constraint failed'],
  ['what SQLite cannot read', database => database.exec('INSERT INTO'), 'incomplete input'],
  ['which table is missing', database => database.exec('INSERT INTO none VALUES (1)'), 'no such table'],
  ['what the work throws', () => JSON.parse('{'), 'JSON'],
  [
    'what the work throws when SQLite has rolled back',
    database => {
      database.exec('ROLLBACK')
      throw new Error('The first error')
    },
    'The first error',
  ],
  [
    'that the work ended the transaction',
    database => database.exec('ROLLBACK'),
    'cannot commit - no transaction is active',
  ],
])('a transaction that fails says %s, and the next one works', (_, work, reason) => {
  const database = new DatabaseSync(':memory:')
  database.exec(`
    PRAGMA max_page_count = 20;
    CREATE TABLE row (value BLOB NOT NULL, id INTEGER PRIMARY KEY, parent REFERENCES row DEFERRABLE INITIALLY DEFERRED)`)
  expect(() => transact(database, () => work(database))).toThrow(reason)
  transact(database, () => add("'kept'")(database))
  expect(database.prepare('SELECT value FROM row').all()).toEqual([{ value: 'kept' }])
})

function add(value: string, parent: number | null = null): (database: DatabaseSync) => void {
  return database => database.exec(`INSERT INTO row (value, parent) VALUES (${value}, ${parent})`)
}
