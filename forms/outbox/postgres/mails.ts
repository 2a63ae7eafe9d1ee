import { ADDRESS_PERIOD_MS, CLOCK_TOLERANCE_MS, MAIL_DAY_MS, MAILS_PER_ADDRESS } from '../limits.ts'
import type { Mails } from '../outbox.ts'
import { type Database, lock } from './database.ts'

export function openMails({ query, transact }: Database, schema: string): Mails {
  const sql = statements(schema)
  return {
    addCopy: async (id, now) => void (await query(sql.addCopy, [id, now])),
    reserveMail: ({ id, address, perDay, now }) =>
      transact(async run => {
        await lock(run, schema, 'mail')
        if ((await run(sql.find, [id])).count > 0) return null
        const total = async (text: string, values: unknown[]) => Number((await run(text, values)).rows[0]?.total)
        const until = now + CLOCK_TOLERANCE_MS
        if ((await total(sql.countTo, [now - ADDRESS_PERIOD_MS, until, address])) >= MAILS_PER_ADDRESS) return 'address'
        if ((await total(sql.count, [now - MAIL_DAY_MS, until])) >= perDay) return 'day'
        await run(sql.add, [id, address, now])
        return null
      }),
    forgetMails: async (until, latest) => void (await query(sql.forget, [until, latest])),
  }
}

function statements(schema: string) {
  const mail = `${schema}.mail`
  return {
    addCopy: `
      INSERT INTO ${schema}.notification (id, kind, via, submission_id, is_marked, state, created_at, next_attempt_at)
      SELECT id || '.copy', 'copy', 'copy', id, 0, 'pending', $2, $2 FROM ${schema}.submission
      WHERE id = $1 AND is_marked = 0 AND state NOT IN ('erased', 'spam') ON CONFLICT (id) DO NOTHING`,
    find: `SELECT 1 FROM ${mail} WHERE id = $1`,
    countTo: `SELECT count(*) AS total FROM ${mail} WHERE at > $1 AND at <= $2 AND address = $3`,
    count: `SELECT count(*) AS total FROM ${mail} WHERE at > $1 AND at <= $2`,
    add: `INSERT INTO ${mail} (id, address, at) VALUES ($1, $2, $3)`,
    forget: `DELETE FROM ${mail} WHERE at <= $1 OR at > $2`,
  }
}
