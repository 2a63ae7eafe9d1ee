import { vi } from 'vitest'
import { forgetProcess } from '../../lib/process/per-process.ts'

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))

// Files share a process and the packages that it has loaded, but each has its own modules, which read the environment when they load.
vi.resetModules()
forgetProcess()
