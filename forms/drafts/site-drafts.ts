import { siteUrl } from '../../lib/environment/public-env.ts'
import { serverEnv } from '../../lib/environment/server-env.ts'
import { DRAFT_TOKEN_FIELD, type DraftServer } from '../../lib/forms/draft.ts'
import { isToken } from '../../lib/forms/draft-code.ts'
import { log } from '../../lib/process/log.ts'
import { perProcess } from '../../lib/process/per-process.ts'
import { closeAtStop } from '../../lib/process/stopping.ts'
import type { Fields } from '../decode.ts'
import { senderOf } from '../rate-limit.ts'
import { HOUR_MS, repeat } from '../repeat.ts'
import { locationOf } from '../store/open.ts'
import { openDrafts } from './saved-drafts.ts'

/** Null where the site stores nothing. The first call also starts the erasure of old drafts. Throws when the disk fails. */
export function siteDrafts() {
  return perProcess('saved drafts', () => {
    const location = locationOf(serverEnv)
    if (!location) return null
    const drafts = openDrafts(location)
    const erase = async () => {
      for (const token of unerased) {
        await drafts.serverFor(null).erase(token)
        unerased.delete(token)
      }
      const count = await drafts.eraseExpired()
      if (count > 0) log.info('draft.erased', { count, reason: 'retention' })
    }
    const stop = repeat(erase, HOUR_MS, 'Drafts that are over could not be erased')
    closeAtStop(async () => {
      stop()
      await drafts.close()
    })
    return drafts
  })
}

/** Never rejects: what fails is logged and returned as "failed". */
export function draftsFor(headers: Headers): DraftServer {
  const sender = senderOf(headers.get('x-forwarded-for') ?? '', serverEnv.trustedProxyHops)
  const attempt = async <Reply>(work: (drafts: DraftServer) => Promise<Reply>) => {
    try {
      const drafts = siteDrafts()?.serverFor(sender)
      return drafts ? await work(drafts) : ({ outcome: 'off' } as const)
    } catch (error) {
      log.error('draft.failed', { message: 'Saved answers could not be read or written' }, error)
      return { outcome: 'failed' } as const
    }
  }
  return {
    siteUrl,
    save: version => attempt(drafts => drafts.save(version)),
    open: token => attempt(drafts => drafts.open(token)),
    erase: token => attempt(drafts => drafts.erase(token)),
  }
}

/** Tokens whose forms were accepted while the store failed. A restart forgets them; then their drafts expire. */
const unerased = perProcess('drafts to erase again', () => new Set<string>())

/** Once a form is accepted, the link to its draft is dead, or an hour later if the store fails. */
export async function eraseSent(fields: Fields, headers: Headers): Promise<void> {
  const token = fields.get(DRAFT_TOKEN_FIELD)
  if (typeof token !== 'string' || !isToken(token)) return
  const { outcome } = await draftsFor(headers).erase(token)
  if (outcome === 'failed') unerased.add(token)
}
