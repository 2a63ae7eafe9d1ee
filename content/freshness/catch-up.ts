import { setTimeout as delay } from 'node:timers/promises'
import { serverEnv } from '../../lib/environment/server-env'
import { log } from '../../lib/process/log'
import { sharedStore } from '../../lib/process/shared-store'

/** Pages are stale for at most twice that if a webhook is lost. Tests shorten it. */
const INTERVAL_MS = Number(process.env.CATCH_UP_INTERVAL_MS) || 25_000
/** Shorter than the interval, so that a content service that hangs never delays the next call. */
const TIMEOUT_MS = 20_000
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

/** This code runs before the server listens. */
async function catchUpAtStart(): Promise<void> {
  while (!(await catchUp())) await delay(START_POLL_MS, undefined, { ref: false })
}

async function catchUpInTurn(): Promise<void> {
  const isOurTurn = await sharedStore()?.claim('catch-up', TURN_MS)
  if (isOurTurn !== false) await catchUp()
}

/** False if the site itself does not respond. */
async function catchUp(): Promise<boolean> {
  const headers = { authorization: `Bearer ${serverEnv.revalidateSecret}` }
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/revalidate/catch-up`, {
    ...{ method: 'POST', headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  return answer !== null
}
