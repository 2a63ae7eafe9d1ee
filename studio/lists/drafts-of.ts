import type { SanityClient } from '@sanity/client'
import { getPublishedId } from '@sanity/client/csm'

/** A list shows no more than the newest drafts; nobody keeps as many. */
export const MAX_DRAFTS = 500
/** GROQ, in the raw perspective. */
export const IS_DRAFT = '_id in path("drafts.**")'

/** A perspective, because a filter for published documents would look at every document. */
export function publishedOf(client: SanityClient): SanityClient {
  return client.withConfig({ perspective: 'published' })
}

/** Params of a search over texts: `matches` is a GROQ filter that always holds without words. */
export function searchIn(fields: string, search: string): { matches: string; params: Record<string, string> } {
  if (search === '') return { matches: 'true', params: {} }
  return { matches: `${fields} match text::query($words)`, params: { words: `${search}*` } }
}

/** The ids, of those given, that are published. */
export async function publishedAmong(client: SanityClient, ids: string[], signal: AbortSignal): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  return new Set(await publishedOf(client).fetch<string[]>('*[_id in $ids]._id', { ids }, { signal }))
}

/** Drafts under the ids of their documents: those of published documents, by id, and those that were never published. */
export async function splitDrafts<Draft extends { _id: string }>(
  client: SanityClient,
  drafts: Draft[],
  signal: AbortSignal,
): Promise<{ changes: Map<string, Draft>; unpublished: Draft[] }> {
  const own = drafts.map(draft => ({ ...draft, _id: getPublishedId(draft._id) }))
  const ids = own.map(({ _id }) => _id)
  const published = await publishedAmong(client, ids, signal)
  return {
    changes: new Map(own.filter(({ _id }) => published.has(_id)).map(draft => [draft._id, draft])),
    unpublished: own.filter(({ _id }) => !published.has(_id)),
  }
}
