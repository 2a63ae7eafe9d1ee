import { createHash } from 'node:crypto'
import {
  DRAFT_DAYS,
  type DraftServer,
  MAX_DRAFT_BYTES,
  type StoredVersion,
  type Trouble,
} from '../../lib/drafts/draft.ts'
import { log } from '../../lib/process/log.ts'
import { measure } from '../../lib/process/measurements.ts'
import type { RateLimit } from '../rate-limit.ts'
import type { DraftStore, NewDraft, StoredDraft } from './store.ts'

/** For one sender, who is null where visitors cannot be told apart. Its functions reject while the store cannot be used. */
export type SavedDrafts = (sender: string | null) => DraftServer

export const SAVE_PERIOD_MS = 60_000
const MAX_SAVES = 30
/** Where visitors cannot be told apart. */
const MAX_SAVES_OF_ALL = 600
/** Within a day. Later saves of a draft do not count. */
const MAX_NEW = 60
/** In thirty days fewer than MAX_DRAFTS, so that a flood takes one day from others and not a month. */
const MAX_NEW_OF_ALL = 600
const EVERYBODY = 'everybody'

/** 1.3 GB at most, however many senders a flood has. */
const MAX_DRAFTS = 20_000

/** The status of responses about what was not saved, opened, erased or mailed. */
export const TROUBLE_STATUS: Record<Trouble, number> = {
  broken: 404,
  off: 404,
  gone: 410,
  'too many': 429,
  'too large': 413,
  refused: 403,
  'no address': 422,
  limited: 429,
  full: 503,
  failed: 503,
  unsent: 503,
}

export const DAY_MS = 24 * 60 * 60_000

export type SavedDraftsOptions = {
  store: DraftStore
  limit: RateLimit
  limitOfDay: RateLimit
  siteUrl: string
  now?: () => number
  maxDrafts?: number
}

/** Drafts are found by the hash of a random token, so there is nothing to compare, and no time tells a guess that is almost right. */
export function createSavedDrafts({
  store,
  limit,
  limitOfDay,
  siteUrl,
  now = Date.now,
  maxDrafts = MAX_DRAFTS,
}: SavedDraftsOptions): SavedDrafts {
  async function put(draft: NewDraft, basedOn: number | null): Promise<number | null> {
    if (basedOn === null) return (await store.add(draft, maxDrafts)) ? 1 : null
    return (await store.replace(draft, basedOn)) ? basedOn + 1 : null
  }

  async function isDaySpent(sender: string | null, time: number): Promise<boolean> {
    const count = await limitOfDay.count(`new draft ${sender ?? EVERYBODY}`, time)
    return count > (sender === null ? MAX_NEW_OF_ALL : MAX_NEW)
  }

  return sender => ({
    siteUrl,
    save: async ({ token, iv, data, basedOn }) => {
      const time = now()
      const count = await limit.count(`draft ${sender ?? EVERYBODY}`, time)
      if (count > (sender === null ? MAX_SAVES_OF_ALL : MAX_SAVES)) return { outcome: 'too many' }
      const sealed = { iv: Buffer.from(iv, 'base64'), data: Buffer.from(data, 'base64') }
      if (sealed.data.length > MAX_DRAFT_BYTES) return { outcome: 'too large' }
      if (basedOn === null && (await isDaySpent(sender, time))) return { outcome: 'too many' }
      const hash = hashOf(token)
      const version = await put({ hash, ...sealed, now: time, expiresAt: time + DRAFT_DAYS * DAY_MS }, basedOn)
      if (version !== null) return { outcome: 'saved', version }
      const stored = await store.find(hash, time)
      if (stored) return { outcome: 'conflict', ...toVersion(stored) }
      if (basedOn !== null) return { outcome: 'gone' }
      log.warn('draft.full', { message: 'No further drafts are stored', max: maxDrafts })
      measure({ of: 'draft', outcome: 'full' })
      return { outcome: 'full' }
    },
    open: async token => {
      const stored = await store.find(hashOf(token), now())
      return stored ? { outcome: 'opened', ...toVersion(stored) } : { outcome: 'gone' }
    },
    erase: async token => {
      await store.erase(hashOf(token))
      return { outcome: 'erased' }
    },
  })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function toVersion({ iv, data, version }: StoredDraft): StoredVersion {
  return { iv: Buffer.from(iv).toString('base64'), data: Buffer.from(data).toString('base64'), version }
}
