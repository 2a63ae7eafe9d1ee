import { vi } from 'vitest'

/** Long enough for a busy machine; an assertion that already holds does not wait. */
const TIMEOUT_MS = 20_000
const INTERVAL_MS = 10

export function eventually<T>(assertion: () => T): Promise<T> {
  return vi.waitFor(assertion, { timeout: TIMEOUT_MS, interval: INTERVAL_MS })
}
