import { z } from 'zod'
import { NO_HEALTH, openDatabase, type StoreLocation } from '../store/open.ts'
import { migrateDrafts } from '../store/schema.ts'
import { draftStatements } from '../store/statements.ts'

/** `hash` is that of a token; `iv` and `data` are sealed values. Times are milliseconds since 1970. */
export type NewDraft = { hash: string; iv: Uint8Array; data: Uint8Array; now: number; expiresAt: number }

export type DraftStore = ReturnType<typeof openDrafts>

/** Not the outbox's: backups of requests hold no drafts, and emptying this write-ahead log delays no form. */
export const DRAFTS_FILE = 'drafts.sqlite'

export type StoredDraft = z.infer<typeof DRAFT>

const DRAFT = z.object({ iv: z.instanceof(Uint8Array), data: z.instanceof(Uint8Array), version: z.number() })

/**
 * The outbox reports the state of a database that both use. Several processes may use it at once. Creates the folder; throws when it cannot be used, and its
 * functions reject.
 */
export function openDrafts(location: StoreLocation) {
  const { dialect, query, close } = openDatabase(location, {
    file: DRAFTS_FILE,
    health: NO_HEALTH,
    prepare: migrateDrafts,
  })
  const sql = draftStatements(dialect)

  /** Earlier versions of a row stay in SQLite's write-ahead log until then; while another process reads, until its turn. */
  async function forget(change: string, value: string | number): Promise<number> {
    const { count } = await query(change, [value])
    if (count > 0) await dialect.emptyLog(query)
    return count
  }

  const put = async (change: string, { hash, iv, data, now, expiresAt }: NewDraft, condition: number) =>
    (await query(change, [hash, iv, data, now, expiresAt, condition])).count === 1

  return {
    /** The first version is 1. False if there is one under this hash, or if `max` are stored. */
    add: (draft: NewDraft, max: number) => put(sql.add, draft, max),
    /** False unless the stored version is `basedOn`; the next one is the number after it. */
    replace: (draft: NewDraft, basedOn: number) => put(sql.replace, draft, basedOn),
    /** Null also once it has expired. */
    find: async (hash: string, now: number) => {
      const [row] = (await query(sql.find, [hash, now])).rows
      return row ? DRAFT.parse(row) : null
    },
    erase: async (hash: string) => (await forget(sql.erase, hash)) > 0,
    /** Returns their number. */
    eraseExpired: (now: number) => forget(sql.eraseExpired, now),
    close,
  }
}
