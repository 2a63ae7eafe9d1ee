import { vi } from 'vitest'

/** As long as a busy machine may take; what holds at once does not wait. */
const TIMEOUT_MS = 10_000
const INTERVAL_MS = 10

/** Tries assertions again until they hold. */
export function eventually<T>(assertion: () => T): Promise<T> {
  return vi.waitFor(assertion, { timeout: TIMEOUT_MS, interval: INTERVAL_MS })
}
