import { type ClientConfig, ClientError, type ClientReturn, type QueryParams } from '@sanity/client'
import { cacheLife, cacheTag } from 'next/cache'
import { API_VERSION, RELEASES_API_VERSION } from '@/lib/environment/public-settings'
import { serverEnv } from '@/lib/environment/server-env'
import { perProcess } from '@/lib/process/per-process'
import { stampOf } from '@/lib/process/stale-tags'
import { breaker, client, QUESTION_TIMEOUT_MS } from './client'
import { ALL_TAGS, type Cached, type Singleton, tagsOf } from './freshness/tags'
import { reportGaps, type Subject } from './gaps'
import { mayBeMarked } from './marks'
import { getPreviewChoice, type Perspective, type PreviewChoice } from './preview-choice'

/** In seconds. */
type Life = { stale: number; revalidate: number; expire: number }

type Options = {
  apiVersion?: string
  /** What draft mode shows; null means what is published. */
  preview?: PreviewChoice | null
  /** With it, what published content lacks is logged. */
  of?: Subject
}

/** The answer is cached until what it shows changes. */
type Question = Omit<Options, 'preview'> & { shows: Cached | Singleton; life?: Life }

const inFlight = perProcess('questions in flight', () => new Map<string, Promise<unknown>>())

/**
 * What a page shows, as staff chose to see it in draft mode. `moment` is the date of the preview, or when the question was asked, in milliseconds: outside of
 * `'use cache'` a page must not read the clock. Every getter throws as this does: if the request fails, and at once while the service is lost.
 */
export async function getContent<const Query extends string>(
  query: Query,
  params: QueryParams,
  { preview, ...question }: Question & { preview?: PreviewChoice },
): Promise<{ found: ClientReturn<Query>; moment: number }> {
  return readContent(query, params, question, preview ?? (await getPreviewChoice()))
}

/** A document that always exists. Throws a ContentMissingError if nothing was published. */
export async function getDocument<const Query extends string>(
  query: Query,
  type: Singleton,
  id: string = type,
): Promise<{ found: NonNullable<ClientReturn<Query>>; moment: number }> {
  const { found, moment } = await getContent(query, { id }, { shows: type, of: { type, id } })
  return { found: required(found, id), moment }
}

async function readContent<const Query extends string>(
  query: Query,
  params: QueryParams,
  { shows, life, ...options }: Question,
  preview: PreviewChoice | null,
): Promise<{ found: ClientReturn<Query>; moment: number }> {
  'use cache'
  cached(shows, life)
  const found = await fetchContent(query, params, { ...options, preview })
  // Thrown here, because the cache must not keep that it is missing.
  if (options.of?.id) required(found, options.of.id)
  return { found, moment: preview?.date?.moment ?? Date.now() }
}

/** Not cached. The texts of a preview have stega marks. */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams = {},
  { preview, of, apiVersion = API_VERSION }: Options = {},
): Promise<ClientReturn<Query>> {
  if (preview) return askPreview(query, params, preview.perspective, apiVersion)
  const answer = await askOnce(query, params, { apiVersion })
  if (of) reportGaps(answer, of)
  return answer
}

/** Called in a `'use cache'` function: keeps its result until that content changes, or for `life`. */
export function cached(content: Cached | Singleton, life?: Life) {
  if (life) cacheLife(life)
  else cacheLife('content')
  cacheTag(...tagsOf(content))
}

/** Thrown by getters for a document that was never published. Visitors keep getting the cached page. */
class ContentMissingError extends Error {
  override name = 'ContentMissingError'

  constructor(documentId: string) {
    super(`The content lacks the document "${documentId}". Complete and publish it in the Studio.`)
  }
}

export function required<T>(value: T | null | undefined, documentId: string): T {
  if (value === null || value === undefined) throw new ContentMissingError(documentId)
  return value
}

/** The content service refuses the name of a release that was deleted meanwhile; drafts are shown instead. */
async function askPreview<const Query extends string>(
  query: Query,
  params: QueryParams,
  perspective: Perspective,
  apiVersion: string,
): Promise<ClientReturn<Query>> {
  if (!Array.isArray(perspective)) return askOnce(query, params, { ...DRAFTS, perspective, apiVersion })
  try {
    return await askOnce(query, params, { ...DRAFTS, perspective, apiVersion: RELEASES_API_VERSION })
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    return askOnce(query, params, { ...DRAFTS, apiVersion })
  }
}

/** Also queries a service that counts as lost. For background work only, because it may hang. */
export function fetchAnyway<const Query extends string>(query: Query): Promise<ClientReturn<Query>> {
  return askOnce(query, {}, {}, breaker.askAnyway)
}

/** The key has the tags' stamp, so a query after a change never gets an older response. */
function askOnce<const Query extends string>(
  query: Query,
  params: QueryParams,
  config: ClientConfig,
  ask = breaker.ask,
): Promise<ClientReturn<Query>> {
  const question = JSON.stringify([query, params, config.perspective, config.apiVersion, stampOf(ALL_TAGS)])
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
