import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { writeBackup } from './backup.ts'
import { openDeliveries } from './deliveries.ts'
import { openErasure } from './erasure.ts'
import { openNotifications } from './notifications.ts'
import type { Outbox } from './outbox.ts'
import { BUSY_TIMEOUT_MS, migrate } from './schema.ts'
import { openStaff } from './staff.ts'

export const OUTBOX_FILE = 'outbox.sqlite'

/** Opens the outbox in a folder, which is created if necessary. Only modules in this folder contain its SQL. */
export function openOutbox(folder: string): Outbox {
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
    signingSecret: () => String(readSecret.get()?.value),
    checkWritable: now => void probe.run(now),
    backup: file => writeBackup(database, file),
    close: () => database.close(),
  }
}
