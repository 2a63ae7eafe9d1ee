import { vi } from 'vitest'

/** Outside Next there is no request, so draft mode is off. */
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))
