import { afterAll, afterEach, vi } from 'vitest'

/** Outside Next there is no request, so draft mode is off. */
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))

afterEach(() => void vi.restoreAllMocks())

// Files share a process, whose clock and environment are as they were when the next file begins.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
