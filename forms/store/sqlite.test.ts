import { expect, it } from 'vitest'
import { closedInTime } from '../../tests/support/closed-in-time.ts'
import type { Database, Query } from './database.ts'
import { openSqlite } from './sqlite.ts'

it.each<[string, (run: Query) => Promise<unknown>, string]>([
  ['that the disk is full', add('randomblob(1000000)'), 'database or disk is full'],
  ['which rule a row breaks', add('NULL'), 'NOT NULL constraint failed'],
  ['what cannot be committed', add('1', 7), 'FOREIGN KEY constraint failed'],
  ['what SQLite cannot read', run => run('INSERT INTO'), 'incomplete input'],
  ['which table is missing', run => run('INSERT INTO none VALUES (1)'), 'no such table'],
  ['what the work throws', async () => JSON.parse('{'), 'JSON'],
  [
    'what the work throws when SQLite has rolled back',
    async run => {
      await run('ROLLBACK')
      throw new Error('The first error')
    },
    'The first error',
  ],
  ['that the work ended the transaction', run => run('ROLLBACK'), 'cannot commit - no transaction is active'],
])('a transaction that fails says %s, and the next one works', async (_, work, reason) => {
  const database = await openRows()
  await database.query('PRAGMA max_page_count = 20')
  await expect(database.transact(work)).rejects.toThrow(reason)
  await database.transact(add("'kept'"))
  expect((await database.query('SELECT value FROM row')).rows).toEqual([{ value: 'kept' }])
})

it('a statement waits for a transaction that has begun, and is not undone with it', async () => {
  const database = await openRows()
  let fail = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('undone'))
  })
  const undone = database.transact(async run => {
    await add("'undone'")(run)
    await failed
  })
  const kept = add("'kept'")(database.query)
  fail()
  await expect(undone).rejects.toThrow('undone')
  await kept
  expect((await database.query('SELECT value FROM row')).rows).toEqual([{ value: 'kept' }])
})

async function openRows(): Promise<Database> {
  const database = closedInTime(openSqlite(':memory:'))
  await database.query(
    'CREATE TABLE row (value BLOB NOT NULL, id INTEGER PRIMARY KEY, parent REFERENCES row DEFERRABLE INITIALLY DEFERRED)',
  )
  return database
}

function add(value: string, parent: number | null = null): (run: Query) => Promise<unknown> {
  return run => run(`INSERT INTO row (value, parent) VALUES (${value}, ${parent})`)
}
