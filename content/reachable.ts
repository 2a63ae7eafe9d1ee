import { client } from './client'

/** Who asks whether the site is ready does not wait for long. */
const TIMEOUT_MS = 2_000

/** Whether the content service answers now; nothing of it is kept. */
export async function isContentReachable(): Promise<boolean> {
  try {
    await client.fetch(
      'count(*[_id == "siteSettings"])',
      {},
      { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) },
    )
    return true
  } catch (error) {
    console.error(`The content service is not reachable: ${error instanceof Error ? error.message : error}`)
    return false
  }
}
