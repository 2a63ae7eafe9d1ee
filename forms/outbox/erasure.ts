import { type ErasePreview, MAX_ERASE_ROWS, type RequestRow } from '../../lib/forms/requests.ts'
import { log } from '../../lib/process/log.ts'
import { type Database, LONG_STATEMENT_TIMEOUT_MS, type Query } from '../store/database.ts'
import { toEntry, toRequestRow } from '../store/rows.ts'
import { notificationStatements, submissionStatements } from '../store/statements.ts'
import { keysIn } from './contact.ts'
import { CLOCK_TOLERANCE_MS } from './queue.ts'

const DAY_MS = 24 * 60 * 60_000
const SPAM_DAYS = 90

/**
 * Keeps only form and date. Removes the rest from SQLite's tables, free pages and write-ahead log; docs/privacy.md says what PostgreSQL itself keeps, and for how long.
 */
export function openErasure({ dialect, longQuery, transact }: Database) {
  const sql = submissionStatements(dialect)
  const { forgetMails } = notificationStatements(dialect)

  async function erase(which: string, values: unknown[]): Promise<number> {
    const count = await transact(async run => {
      await dialect.lock(run, 'erasure')
      const ids = await idsOf(run, which, values)
      if (ids.length === 0) return 0
      // So that no event or notification can be added meanwhile.
      const locked = await idsOf(run, sql.lock, [ids])
      for (const forget of sql.forget) await run(forget, [locked])
      return (await run(sql.erase, [locked])).count
    }, LONG_STATEMENT_TIMEOUT_MS)
    if (count === 0) return 0
    await dialect.vacuum(longQuery)
    if (await dialect.emptyLog(longQuery)) return count
    throw new Error('The write-ahead log of the outbox could not be truncated: another process is reading it')
  }

  async function newestOf(ids: string[], limit: number): Promise<RequestRow[]> {
    return (await longQuery(sql.newest, [ids, limit])).rows.map(row => toRequestRow(toEntry(row)))
  }

  return {
    previewErasure: async (id: string): Promise<ErasePreview | null> => {
      const [own] = (await longQuery(sql.find, [id])).rows
      if (!own) return null
      const ids = await idsOf(longQuery, sql.sameContact, [id])
      const { name, email, phone } = toRequestRow(toEntry(own))
      return { name, email, phone, matches: ids.length, requests: await newestOf(ids, MAX_ERASE_ROWS) }
    },
    /** Erases every submission that shares an e-mail address or phone number. Returns their number, as the others do. */
    erasePerson: (id: string) => erase(sql.sameContact, [id]),
    /** People with exactly this address or number, the newest first. */
    findContact: async (typed: string) => {
      const ids = await idsOf(longQuery, sql.byContact, [keysIn(typed)])
      return newestOf(ids, ids.length)
    },
    eraseContact: (typed: string) => erase(sql.byContact, [keysIn(typed)]),
    /**
     * What is past its retention period: not pending submissions, and spam since it was marked; also counts of mails that are a day old, and those that a
     * fast clock has put into the future. Returns the number of submissions.
     */
    eraseExpired: async (retentionDays: number, now: number): Promise<number> => {
      await longQuery(forgetMails, [now - DAY_MS, now + CLOCK_TOLERANCE_MS])
      const count = await erase(sql.old, [now - retentionDays * DAY_MS, now - SPAM_DAYS * DAY_MS])
      if (count > 0) log.info('outbox.erased', { count, reason: 'retention' })
      return count
    },
  }
}

async function idsOf(run: Query, text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await run(text, values)
  return rows.map(({ id }) => String(id))
}
