import { createClient } from '@sanity/client'
import { sanity } from '@/lib/env'

/** Of lists, sections and singletons. */
const API_VERSION = '2025-01-23'
const REQUEST_TIMEOUT_MS = 10_000

/** Reads published content without credentials, never from a cache between. */
export const client = createClient({
  projectId: sanity.projectId,
  dataset: sanity.dataset,
  apiHost: sanity.apiHost,
  useProjectHostname: sanity.useProjectHostname,
  apiVersion: API_VERSION,
  perspective: 'published',
  useCdn: false,
  timeout: REQUEST_TIMEOUT_MS,
})
