import type { ClientReturn, QueryParams } from '@sanity/client'
import { draftMode } from 'next/headers'
import { serverEnv } from '@/lib/server-env'
import { client } from './client'
import { mayBeMarked } from './marks'

type Options = {
  /** Overrides the client's. */
  apiVersion?: string
}

/**
 * Queries what a page shows: published content, or in draft mode drafts with stega marks in their texts. Throws if the request fails.
 * Call it inside `'use cache'` functions; Next does not cache their results in draft mode.
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams = {},
  { apiVersion }: Options = {},
): Promise<ClientReturn<Query>> {
  const { isEnabled } = await draftMode()
  const config = { ...(isEnabled && DRAFTS), ...(apiVersion && { apiVersion }) }
  return client.withConfig(config).fetch(query, params, FRESH)
}

/** Queries published content even in draft mode, for work that is not a page, such as redirects. Throws if the request fails. */
export function fetchPublished<const Query extends string>(
  query: Query,
  params: QueryParams = {},
): Promise<ClientReturn<Query>> {
  return client.fetch(query, params, FRESH)
}

const DRAFTS = {
  perspective: 'drafts',
  token: serverEnv.readToken,
  stega: { enabled: true, studioUrl: '/studio', filter: mayBeMarked },
} as const

/** A response in Next's fetch cache would outlive a published change. */
const FRESH = { cache: 'no-store' } as const
