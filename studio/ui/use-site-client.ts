import type { SanityClient } from '@sanity/client'
import { useClient } from 'sanity'
import { API_VERSION } from '@/lib/environment/public-settings'

export function useSiteClient(): SanityClient {
  return useClient({ apiVersion: API_VERSION })
}
