import { setTimeout as delay } from 'node:timers/promises'
import { serverEnv } from '../../lib/environment/server-env'
import { contentHealth } from '../../lib/process/content-health'
import { log } from '../../lib/process/log'
import { perProcess } from '../../lib/process/per-process'
import { sharedStore } from '../../lib/process/shared-store'
import { markStale } from '../../lib/process/stale-tags'
import { shareLooks } from '../shared-look'
import { findChanges } from './changes'
import { tagOf } from './tags'
import { watchWebhook } from './webhook-watch'

/** Pages are stale for at most twice that if a webhook is lost. Tests shorten it. */
const INTERVAL_MS = Number(process.env.CATCH_UP_INTERVAL_MS) || 25_000
const START_POLL_MS = 100
/** Keeps other processes that share Redis from running the catch-up. Shorter than the interval. */
const TURN_MS = Math.floor(0.9 * INTERVAL_MS)

export function startCatchUp(): void {
  if (!serverEnv.revalidateSecret) {
    log.warn('catchUp.off', {
      message: 'SANITY_REVALIDATE_SECRET is not set: published changes appear only after a rebuild',
    })
    return
  }
  void catchUpAtStart()
  setInterval(catchUpInTurn, INTERVAL_MS).unref()
}

/** Marks what changed since the last look of this process, or of any that shares Redis with it. The tags; null if the content service fails. Never throws. */
export async function catchUp({ isEarly = false } = {}): Promise<string[] | null> {
  const { isLost } = contentHealth()
  try {
    const changes = await findChanges()
    watchWebhook(changes, isEarly)
    const tags = changes.types.map(tagOf)
    if (tags.length > 0) await markStale(tags)
    return tags
  } catch (error) {
    if (!isLost) log.error('catchUp.failed', { message: 'The content service did not say what changed' }, error)
    return null
  }
}

/** A look that begins after this call, for whoever cannot wait for the next one. Concurrent callers share it. */
export function catchUpNow(): Promise<string[] | null> {
  return perProcess('early catch-up', () => shareLooks(() => catchUp({ isEarly: true })))()
}

/** Next loads the stores, which connect to Redis, after this code. */
async function catchUpAtStart(): Promise<void> {
  while (serverEnv.redisUrl !== null && !sharedStore()) await delay(START_POLL_MS, undefined, { ref: false })
  await catchUp()
}

async function catchUpInTurn(): Promise<void> {
  const isOurTurn = await sharedStore()?.claim('catch-up', TURN_MS)
  if (isOurTurn !== false) await catchUp()
}
