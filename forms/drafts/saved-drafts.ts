import { createHash } from 'node:crypto'
import { z } from 'zod'
import { siteUrl } from '../../lib/environment/public-env.ts'
import { DRAFT_DAYS, type DraftServer, MAX_DRAFT_BYTES, type StoredVersion } from '../../lib/forms/draft.ts'
import { log } from '../../lib/process/log.ts'
import { measure } from '../../lib/process/measurements.ts'
import { createQuota } from '../rate-limit.ts'
import { openDatabase, type StoreLocation } from '../store/open.ts'
import { migrateDrafts } from '../store/schema.ts'
import { draftStatements } from '../store/statements.ts'

const DAY_MS = 24 * 60 * 60_000

export const SAVES = { name: 'draft', periodMs: 60_000, max: 30, maxOfAll: 600 }
/**
 * Later saves of a draft do not count. In thirty days all together have fewer than MAX_DRAFTS, so that a flood takes one day from others and not a month.
 */
const NEW_DRAFTS = { name: 'new draft', periodMs: DAY_MS, max: 60, maxOfAll: 600 }

/** 1.3 GB at most, however many senders a flood has. */
const MAX_DRAFTS = 20_000

export type SavedDraftsOptions = { now?: () => number; maxDrafts?: number }

/** Not the outbox's: backups of requests hold no drafts, and emptying this write-ahead log delays no form. */
const DRAFTS_FILE = 'drafts.sqlite'

const BYTES = z.instanceof(Uint8Array).transform(bytes => Buffer.from(bytes).toString('base64'))
const STORED = z.object({ iv: BYTES, data: BYTES, version: z.number() })

/**
 * Several processes may use the drafts of a location at once. Creates the folder; throws when it cannot be used, and its functions reject while the store cannot.
 * Drafts are found by the hash of a random token, so there is nothing to compare, and no time tells a guess that is almost right.
 */
export function openDrafts(
  location: StoreLocation,
  { now = Date.now, maxDrafts = MAX_DRAFTS }: SavedDraftsOptions = {},
) {
  // The outbox reports the state of a database that both use.
  const { dialect, query, close } = openDatabase(location, { file: DRAFTS_FILE, prepare: migrateDrafts })
  const sql = draftStatements(dialect)
  const ofMinute = createQuota(SAVES)
  const ofDay = createQuota(NEW_DRAFTS)

  /** Null also once it has expired. */
  async function find(hash: string): Promise<StoredVersion | null> {
    const [row] = (await query(sql.find, [hash, now()])).rows
    return row ? STORED.parse(row) : null
  }

  /** Earlier versions of a row stay in SQLite's write-ahead log until then; while another process reads, until its turn. Returns how many drafts were erased. */
  async function forget(change: string, value: string | number): Promise<number> {
    const { count } = await query(change, [value])
    if (count > 0) await dialect.emptyLog(query)
    return count
  }

  return {
    /** For one sender, who is null where visitors cannot be told apart. */
    serverFor: (sender: string | null): DraftServer => ({
      siteUrl,
      save: async ({ token, iv, data, basedOn }) => {
        const time = now()
        if ((await ofMinute(sender, time)).isSpent) return { outcome: 'too many' }
        const sealed = Buffer.from(data, 'base64')
        if (sealed.length > MAX_DRAFT_BYTES) return { outcome: 'too large' }
        if (basedOn === null && (await ofDay(sender, time)).isSpent) return { outcome: 'too many' }
        const hash = hashOf(token)
        const draft = [hash, Buffer.from(iv, 'base64'), sealed, time, time + DRAFT_DAYS * DAY_MS]
        const [change, condition] = basedOn === null ? [sql.add, maxDrafts] : [sql.replace, basedOn]
        const { count } = await query(change, [...draft, condition])
        if (count === 1) return { outcome: 'saved', version: (basedOn ?? 0) + 1 }
        const stored = await find(hash)
        if (stored) return { outcome: 'conflict', ...stored }
        if (basedOn !== null) return { outcome: 'gone' }
        log.warn('draft.full', { message: 'No further drafts are stored', max: maxDrafts })
        measure({ of: 'draft', outcome: 'full' })
        return { outcome: 'full' }
      },
      open: async token => {
        const stored = await find(hashOf(token))
        return stored ? { outcome: 'opened', ...stored } : { outcome: 'gone' }
      },
      erase: async token => {
        await forget(sql.erase, hashOf(token))
        return { outcome: 'erased' }
      },
    }),
    eraseExpired: () => forget(sql.eraseExpired, now()),
    close,
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
