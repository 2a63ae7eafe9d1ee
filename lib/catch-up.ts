import { serverEnv } from './server-env'

/** A content service that does not answer must not keep later calls from trying. */
const TIMEOUT_MS = 20_000

let asking: Promise<void> | null = null

/** Has this process ask the content service what changed, and make that anew; who asks meanwhile shares the answer. Never throws. */
export function askToCatchUp(): Promise<void> {
  const url = `http://127.0.0.1:${process.env.PORT || 3000}/api/revalidate/catch-up`
  const headers = { authorization: `Bearer ${serverEnv.revalidateSecret}` }
  // The route tells in the log when the content service fails; here only the site itself can be unreachable, while it stops.
  asking ??= fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(forget, forget)
  return asking
}

function forget(): void {
  asking = null
}
