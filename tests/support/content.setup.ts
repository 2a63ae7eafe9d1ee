import { afterAll, vi } from 'vitest'
import { forgetProcess } from '../../lib/process/per-process.ts'

/** Outside Next there is no request, so draft mode is off. */
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))
vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))

// Files share a process and the packages that it has loaded, but each has its own modules, which read the environment when they load.
vi.resetModules()
forgetProcess()

afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
