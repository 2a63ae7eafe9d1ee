import type { Health } from '../health.ts'
import type { Outbox } from '../outbox.ts'
import { readBackup, writeTables } from '../sqlite/backup.ts'
import { addMissing, readTables } from './backup.ts'
import { openDatabase } from './database.ts'
import { openDeliveries } from './deliveries.ts'
import { openErasure } from './erasure.ts'
import { openMails } from './mails.ts'
import { openNotifications } from './notifications.ts'
import { migrate } from './schema.ts'
import { openStaff } from './staff.ts'

const SCHEMA = 'minara'

type PostgresOptions = { health: Health; schema?: string; draw?: () => string }

/** Creates nothing. Rejects while the database cannot be used. */
export async function hasPostgresOutbox(url: string, schema = SCHEMA): Promise<boolean> {
  const health = { works: () => {}, fails: () => {} }
  const database = openDatabase(url, { health, prepare: async () => {} })
  try {
    const { rows } = await database.query('SELECT to_regclass($1) AS found', [`${schema}.submission`])
    return rows[0]?.found !== null
  } finally {
    await database.close()
  }
}

/** Several processes may open it at once. Never throws: its functions reject with an OutboxError while the database cannot be used. */
export function openPostgresOutbox(url: string, { health, schema = SCHEMA, draw }: PostgresOptions): Outbox {
  const database = openDatabase(url, { health, prepare: transact => migrate(transact, schema) })
  let secret: string | undefined
  return {
    ...openDeliveries(database, schema, draw),
    ...openStaff(database, schema),
    ...openErasure(database, schema),
    ...openNotifications(database, schema),
    ...openMails(database, schema),
    signingSecret: async () => {
      secret ??= await readSecret()
      return secret
    },
    checkWritable: now =>
      database.transact(async query => {
        await query(
          `INSERT INTO ${schema}.probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
          [now],
        )
      }),
    backup: async file => writeTables(await readTables(database, schema), file),
    restore: async file => addMissing(database, schema, readBackup(file)),
    close: database.close,
  }

  async function readSecret(): Promise<string> {
    const { rows } = await database.query(`SELECT value FROM ${schema}.secret WHERE id = 1`)
    if (typeof rows[0]?.value === 'string') return rows[0].value
    throw new Error(`The table ${schema}.secret is empty; expected the secret that signs start tokens`)
  }
}
