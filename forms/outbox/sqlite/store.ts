import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Outbox } from '../outbox.ts'
import { addMissing, copyOutbox, readBackup } from './backup.ts'
import { openDeliveries } from './deliveries.ts'
import { openErasure } from './erasure.ts'
import { closeFile, closeFolder } from './files.ts'
import { openMails } from './mails.ts'
import { openNotifications } from './notifications.ts'
import { BUSY_TIMEOUT_MS, migrate, PROBE } from './schema.ts'
import { openStaff } from './staff.ts'

export const OUTBOX_FILE = 'outbox.sqlite'

/** Creates the folder. Throws when the disk fails. */
export function openSqliteOutbox(folder: string, draw?: () => string): Outbox {
  const file = join(resolve(folder), OUTBOX_FILE)
  closeFolder(resolve(folder))
  closeFile(file)
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  migrate(database)
  const readSecret = database.prepare('SELECT value FROM secret WHERE id = 1')
  const probe = database.prepare(PROBE)
  const deliveries = openDeliveries(database, draw)
  const { ino } = statSync(file)

  /** SQLite would go on writing to a file that somebody has moved away or replaced. */
  function requireSameFile(): void {
    if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return
    throw new Error(`${file} was moved away or replaced while the site runs: restart the site`)
  }

  return {
    ...deliveries,
    ...openStaff(database),
    ...openErasure(database),
    ...openNotifications(database),
    ...openMails(database),
    signingSecret: async () => String(readSecret.get()?.value),
    add: async submission => {
      requireSameFile()
      return deliveries.add(submission)
    },
    checkWritable: async now => {
      requireSameFile()
      probe.run(now)
    },
    backup: async copy => copyOutbox(database, copy),
    restore: async copy => addMissing(database, readBackup(copy)),
    close: async () => database.close(),
  }
}
