import { vi } from 'vitest'

/** Outside of Next nobody is in draft mode. */
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))
