import { log } from '../../lib/log'
import { serverEnv } from '../../lib/server-env'

/** How often the site asks the content service for changes whose webhook was lost. Pages are stale for at most twice that. Tests shorten it. */
const INTERVAL_MS = Number(process.env.CATCH_UP_INTERVAL_MS) || 25_000
/** Shorter than the interval, so that a content service that hangs never delays the next call. */
const TIMEOUT_MS = 20_000

/** Revalidates what the content service reports as changed since the last call, and `types` in any case. Never throws. */
export async function askToCatchUp(types: string[] = []): Promise<void> {
  const url = new URL(`http://127.0.0.1:${process.env.PORT || 3000}/api/revalidate/catch-up`)
  for (const type of types) url.searchParams.append('type', type)
  const headers = { authorization: `Bearer ${serverEnv.revalidateSecret}` }
  // The route logs failures of the content service. This call itself fails only while the site is stopping.
  await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null)
}

/** Runs the catch-up at intervals; without the revalidation secret it only logs a warning. */
export function startCatchUp(): void {
  if (!serverEnv.revalidateSecret) {
    log.warn('catchUp.off', {
      message: 'SANITY_REVALIDATE_SECRET is not set: published changes appear only after a rebuild',
    })
    return
  }
  setInterval(() => askToCatchUp(), INTERVAL_MS).unref()
}
