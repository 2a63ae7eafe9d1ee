import { useMemo } from 'react'
import { useClient } from 'sanity'
import { createRequestsApi, type RequestsApi } from './api'

const API_VERSION = '2025-01-23'

/** The site's requests, read in the name of whoever is signed in to the Studio. */
export function useRequestsApi(): RequestsApi {
  const client = useClient({ apiVersion: API_VERSION })
  return useMemo(() => createRequestsApi(() => client.config().token), [client])
}
