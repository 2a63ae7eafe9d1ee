import { afterAll, vi } from 'vitest'

/** Outside Next there is no request, so draft mode is off. */
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))

// Files share a process, whose clock and environment are as they were when the next file begins.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
