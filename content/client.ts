import { createClient } from '@sanity/client'
import { sanity } from '@/lib/env'

const API_VERSION = '2025-01-23'
const REQUEST_TIMEOUT_MS = 10_000

/** Reads published content without credentials, and bypasses Sanity's CDN, which may serve stale content. */
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
