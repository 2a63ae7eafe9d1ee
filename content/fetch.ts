import type { ClientReturn, QueryParams } from '@sanity/client'
import { client } from './client'

/**
 * Asks the content service; every query of the site goes through here. Throws when there is no good answer. Called inside
 * `'use cache'` functions, which keep the answer: a copy in fetch's own cache would outlive a published change.
 */
export function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams = {},
  { apiVersion }: { apiVersion?: string } = {},
): Promise<ClientReturn<Query>> {
  const reader = apiVersion ? client.withConfig({ apiVersion }) : client
  return reader.fetch(query, params, { cache: 'no-store' })
}
