import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Health } from '../store/database.ts'
import { openDatabase, type StoreLocation } from '../store/open.ts'
import { migrateOutbox } from '../store/schema.ts'
import { storeStatements } from '../store/statements.ts'
import { addMissing, backUp, readBackup } from './backup.ts'
import { openDeliveries } from './deliveries.ts'
import { openErasure } from './erasure.ts'
import { openNotifications } from './notifications.ts'
import { openStaff } from './staff.ts'

export const OUTBOX_FILE = 'outbox.sqlite'

export type Outbox = ReturnType<typeof openOutbox>

type OutboxOptions = { health?: Health; draw?: () => string }

/** Throws when the folder cannot be used; while the store cannot be used, the outbox's functions reject. */
export function openOutbox(location: StoreLocation, { health, draw }: OutboxOptions = {}) {
  const database = openDatabase(location, { file: OUTBOX_FILE, health, prepare: migrateOutbox })
  const { dialect, query, transact, close } = database
  const sql = storeStatements(dialect)
  let secret: string | undefined

  return {
    ...openDeliveries(database, draw),
    ...openStaff(database),
    ...openErasure(database),
    ...openNotifications(database),
    /** Stored, so that tokens stay valid across restarts. */
    signingSecret: async (): Promise<string> => {
      // Tokens are issued while a server cannot be reached. A file may get the secret of a backup at any time.
      if (secret !== undefined && dialect.engine !== 'sqlite') return secret
      const value = (await query(sql.readSecret)).rows[0]?.value
      if (typeof value !== 'string')
        throw new Error('The table of the outbox’s secret is empty; expected the secret that signs start tokens')
      secret = value
      return value
    },
    checkWritable: (now: number) => transact(async run => void (await run(sql.probe, [now]))),
    /** Returns the number of submissions. Rejects when the file exists. */
    backup: (file: string) => backUp(database, file),
    /** Adds what is missing and returns the number of submissions; what was erased stays erased. Rejects when the copy is damaged. */
    restore: async (file: string) => addMissing(database, await readBackup(file)),
    close,
  }
}

/** True once a site has been started at the location. Creates nothing; rejects while the database cannot be reached. */
export async function hasOutbox(location: StoreLocation): Promise<boolean> {
  if ('folder' in location) return existsSync(join(resolve(location.folder), OUTBOX_FILE))
  const database = openDatabase(location, { file: OUTBOX_FILE, prepare: async () => {} })
  try {
    return (await database.dialect.columnsOf(database.query, 'submission')).length > 0
  } finally {
    await database.close()
  }
}
