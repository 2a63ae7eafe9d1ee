import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { OUTBOX_FILE } from './open.ts'
import { makeFolder, makeOutbox, NOW, submission } from './outbox.fixture.ts'

const TOKEN = '1763726400000.0f0e0d0c-1111-4222-8333-444455556666.signature'

it.each(['is opened', 'is restored'])('an outbox of the first version loses nothing when it %s', async how => {
  const folder = makeFolder()
  makeFirstVersion(folder)
  const outbox = makeOutbox(how === 'is opened' ? folder : undefined)
  if (how === 'is restored') expect(await outbox.restore(join(folder, OUTBOX_FILE))).toBe(4)
  expect(await outbox.countByState()).toEqual({ pending: 1, delivered: 1, refused: 1, held: 1, spam: 0 })
  expect(await outbox.signingSecret()).toBe('known')
  expect(await outbox.find('held')).toMatchObject({ marks: ['many from one address'] })
  expect(await outbox.isTokenUsed('0f0e0d0c-1111-4222-8333-444455556666', 'other')).toBe(true)
  expect((await outbox.readRequest('delivered'))?.history.map(({ kind }) => kind)).toEqual(['delivered', 'received'])
  expect((await outbox.readRequest('refused'))?.history[0]).toMatchObject({ kind: 'refused', errors: [{ code: 'X' }] })
  expect((await outbox.claimDue('demo', NOW))?.id).toBe('pending')
  expect(await outbox.eraseContact('amina@example.org')).toBe(4)
})

it.each([
  ['is not there', undefined],
  ['is no database', 'hello'],
  ['is empty', ''],
])('restoring is refused for a file that %s', async (_, text) => {
  const file = join(makeFolder(), 'copy.sqlite')
  if (text !== undefined) writeFileSync(file, text)
  await expect(makeOutbox().restore(file)).rejects.toThrow(file)
})

it.each([
  ['moved away', (file: string) => renameSync(file, `${file}.before`)],
  ['replaced', (file: string) => writeFileSync(`${file}.new`, '')],
])('a file that is %s beneath a running site takes no form, because nobody would find it again', async (_, act) => {
  const folder = makeFolder()
  const file = join(folder, OUTBOX_FILE)
  const outbox = makeOutbox(folder)
  await outbox.add(submission('one'))
  act(file)
  if (existsSync(`${file}.new`)) renameSync(`${file}.new`, file)
  await expect(outbox.add(submission('two'))).rejects.toThrow('restart the site')
  await expect(outbox.checkWritable(1)).rejects.toThrow('restart the site')
})

/** Creates the tables of the first version, with one submission in each of its states. */
function makeFirstVersion(folder: string): void {
  const database = new DatabaseSync(join(folder, OUTBOX_FILE))
  database.exec(`
    PRAGMA user_version = 1;
    CREATE TABLE submission (
      id TEXT PRIMARY KEY, form TEXT NOT NULL, channel TEXT NOT NULL, fields TEXT NOT NULL, token TEXT NOT NULL,
      flags TEXT NOT NULL, state TEXT NOT NULL, received_at INTEGER NOT NULL, delivered_at INTEGER,
      attempts INTEGER NOT NULL DEFAULT 0, next_attempt_at INTEGER NOT NULL, last_error TEXT, refusal TEXT
    ) STRICT;
    CREATE INDEX submission_due ON submission (state, channel, next_attempt_at);
    CREATE INDEX submission_by_token ON submission (token);
    CREATE TABLE attempt (channel TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
    CREATE TABLE secret (id INTEGER PRIMARY KEY, value TEXT NOT NULL) STRICT;
    INSERT INTO secret (id, value) VALUES (1, 'known');
    CREATE TABLE probe (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  `)
  const insert = database.prepare(`INSERT INTO submission VALUES (?, 'demo', 'demo', ?, ?, ?, ?, ?, ?, 1, ?, NULL, ?)`)
  const fields = JSON.stringify({ name: 'Amina', email: 'amina@example.org', phone: '4195550142' })
  insert.run('pending', fields, '', '[]', 'pending', NOW, null, NOW, null)
  insert.run('delivered', fields, TOKEN, '[]', 'delivered', NOW, NOW, NOW, null)
  insert.run('held', fields, '', '["many from one address","of another time"]', 'held', NOW, null, NOW, null)
  insert.run('refused', fields, '', '[]', 'refused', NOW, null, NOW, '[{"code":"X","field":null,"message":"no"}]')
  database.close()
}
