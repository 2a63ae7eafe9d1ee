import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OUTBOX_FILE } from './open.ts'
import { NOW } from './outbox.fixture.ts'

const TOKEN = '1763726400000.0f0e0d0c-1111-4222-8333-444455556666.signature'

/** Creates the tables of the first version, with one submission in each of its states. */
export function makeFirstVersion(folder: string): void {
  const database = new DatabaseSync(join(folder, OUTBOX_FILE))
  database.exec(`
    PRAGMA journal_mode = WAL;
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
