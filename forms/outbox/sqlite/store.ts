import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Outbox } from '../outbox.ts'
import { writeBackup } from './backup.ts'
import { openDeliveries } from './deliveries.ts'
import { openErasure } from './erasure.ts'
import { openNotifications } from './notifications.ts'
import { BUSY_TIMEOUT_MS, migrate } from './schema.ts'
import { openStaff } from './staff.ts'

export const OUTBOX_FILE = 'outbox.sqlite'

export type SqliteOutbox = Outbox & {
  /** Writes and verifies a copy; returns its number of submissions. Rejects when the file exists or the copy is damaged. */
  backup: (file: string) => Promise<number>
}

/** Opens the outbox in a folder, which is created if necessary. Only modules in this folder contain its SQL. Throws when the disk fails. */
export function openSqliteOutbox(folder: string): SqliteOutbox {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, OUTBOX_FILE), { timeout: BUSY_TIMEOUT_MS })
  migrate(database)
  const readSecret = database.prepare('SELECT value FROM secret WHERE id = 1')
  const probe = database.prepare(
    'INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
  )
  return {
    ...openDeliveries(database),
    ...openStaff(database),
    ...openErasure(database),
    ...openNotifications(database),
    signingSecret: async () => String(readSecret.get()?.value),
    checkWritable: async now => void probe.run(now),
    backup: async file => writeBackup(database, file),
    close: async () => database.close(),
  }
}
