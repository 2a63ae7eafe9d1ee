import { log } from './log'
import { serverEnv } from './server-env'

/** How often the site asks the content service for changes whose webhook was lost. Pages are fresh within twice that. */
const INTERVAL_MS = 25_000
/** A content service that does not answer must not keep later calls from trying. */
const TIMEOUT_MS = 20_000

/**
 * Has this process ask the content service what changed, and make that anew, together with these types of documents, whatever the
 * service says of them. Never throws.
 */
export async function askToCatchUp(types: string[] = []): Promise<void> {
  const url = new URL(`http://127.0.0.1:${process.env.PORT || 3000}/api/revalidate/catch-up`)
  for (const type of types) url.searchParams.append('type', type)
  const headers = { authorization: `Bearer ${serverEnv.revalidateSecret}` }
  // The route tells in the log when the content service fails; here only the site itself can be unreachable, while it stops.
  await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null)
}

/** Does so again and again, from now on. Without the secret it cannot. */
export function startCatchUp(): void {
  if (!serverEnv.revalidateSecret) {
    log.warn('catchUp.off', {
      message: 'SANITY_REVALIDATE_SECRET is not set: published changes appear only after a rebuild',
    })
    return
  }
  setInterval(() => askToCatchUp(), INTERVAL_MS).unref()
}
