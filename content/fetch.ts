import type { ClientReturn, QueryParams } from '@sanity/client'
import { draftMode } from 'next/headers'
import { serverEnv } from '@/lib/environment/server-env'
import { perProcess } from '@/lib/per-process'
import { breaker, client, QUESTION_TIMEOUT_MS } from './client'
import { stampOf } from './freshness/tag-stamp'
import { reportGaps, type Subject } from './gaps'
import { mayBeMarked } from './marks'

type Config = { perspective?: 'drafts'; apiVersion?: string }

type Options = {
  /** Overrides the client's. */
  apiVersion?: string
  /** What the answer is about: with it, what published content lacks is logged. */
  of?: Subject
}

/** Answers that are on their way, by question. */
const inFlight = perProcess('questions in flight', () => new Map<string, Promise<unknown>>())

/**
 * Queries what a page shows: published content, or in draft mode drafts with stega marks in their texts. Throws if the request fails, and at
 * once while the content service is lost. Call it inside `'use cache'` functions; Next does not cache their results in draft mode.
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams = {},
  { apiVersion, of }: Options = {},
): Promise<ClientReturn<Query>> {
  if (process.env.NODE_ENV === 'development') {
    const { refuseUnknownFields } = await import('./queries/refuse-unknown-fields')
    refuseUnknownFields(query)
  }
  const { isEnabled } = await draftMode()
  const config = { ...(isEnabled && DRAFTS), ...(apiVersion && { apiVersion }) }
  const answer = await askOnce(query, params, config, breaker.ask)
  if (of && !isEnabled) reportGaps(answer, of)
  return answer
}

/** Queries published content even in draft mode, for work that is not a page, such as redirects. Throws like fetchContent. */
export function fetchPublished<const Query extends string>(
  query: Query,
  params: QueryParams = {},
): Promise<ClientReturn<Query>> {
  return askOnce(query, params, {}, breaker.ask)
}

/** Like fetchPublished, but also queries a content service that counts as lost. For background work only, because it may hang. */
export function fetchPublishedAnyway<const Query extends string>(query: Query): Promise<ClientReturn<Query>> {
  return askOnce(query, {}, {}, breaker.askAnyway)
}

/** Shares one request among identical queries in flight. The key has the tags' stamp, so a query after a change never gets an older response. */
function askOnce<const Query extends string>(
  query: Query,
  params: QueryParams,
  config: Config,
  ask: typeof breaker.ask,
): Promise<ClientReturn<Query>> {
  const { perspective, apiVersion } = config
  const question = JSON.stringify([query, params, perspective, apiVersion, stampOf()])
  const running = inFlight.get(question)
  if (running) return running as Promise<ClientReturn<Query>>
  const answer = ask(() =>
    client
      .withConfig(config)
      .fetch(query, params, { cache: 'no-store', signal: AbortSignal.timeout(QUESTION_TIMEOUT_MS) }),
  ).finally(() => inFlight.delete(question))
  inFlight.set(question, answer)
  return answer
}

const DRAFTS = {
  perspective: 'drafts',
  token: serverEnv.readToken,
  stega: { enabled: true, studioUrl: '/studio', filter: mayBeMarked },
} as const
