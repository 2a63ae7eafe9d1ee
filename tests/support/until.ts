import { setTimeout as delay } from 'node:timers/promises'

const INTERVAL_MS = 50
const TIMEOUT_MS = 20_000

/** Asks again until the condition holds. Both journeys and the tests over HTTP use it. */
export async function until(what: string, isTrue: () => Promise<boolean>, timeoutMs = TIMEOUT_MS): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`This did not become true within ${timeoutMs / 1_000} s: ${what}`)
    // biome-ignore lint/plugin: others wait with this loop.
    await delay(INTERVAL_MS)
  }
}
