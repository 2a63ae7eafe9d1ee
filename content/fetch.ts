import type { ClientReturn, QueryParams } from '@sanity/client'
import { draftMode } from 'next/headers'
import { serverEnv } from '@/lib/server-env'
import { client } from './client'
import { mayBeMarked } from './marks'

type Options = {
  /** Where it is not that of lists, sections and singletons. */
  apiVersion?: string
}

/**
 * Asks the content service for what a page shows: published content, or for staff in draft mode drafts, with marks for the click
 * to edit at the end of texts. Throws when there is no good answer. Called inside `'use cache'` functions, which keep the answer, though never that of draft mode.
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

/** Asks for published content, whoever wants to know: what the site needs for its own work. Throws as above. */
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

/** A copy in fetch's own cache would outlive a published change. */
const FRESH = { cache: 'no-store' } as const
