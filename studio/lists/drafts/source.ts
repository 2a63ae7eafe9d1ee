import { getPublishedId } from '@sanity/client/csm'
import { documentTypes } from '@/schemas/documents'
import { IS_DRAFT, publishedAmong } from '../drafts-of'
import { PORTION } from '../store'
import type { SourceFor } from '../use-list'

export type DraftRow = {
  id: string
  type: string
  /** ISO 8601. */
  changedAt: string
  isPublished: boolean
}

type Stored = { _id: string; _type: string; _updatedAt: string }

export const DRAFT_TYPES = Object.keys(documentTypes)

const DRAFTS = `*[_type in $types && ${IS_DRAFT}]`
const ROWS = `${DRAFTS} | order(_updatedAt desc)[$from...$to]{_id, _type, _updatedAt}`

/** The unpublished changes of all types, the newest first. */
export const draftsSource: SourceFor<DraftRow> = client => {
  const read = async (from: number, signal: AbortSignal): Promise<DraftRow[]> => {
    const params = { types: DRAFT_TYPES, from, to: from + PORTION }
    const drafts = await client.fetch<Stored[]>(ROWS, params, { signal })
    const ids = drafts.map(({ _id }) => getPublishedId(_id))
    const published = await publishedAmong(client, ids, signal)
    return drafts.map(({ _id, _type, _updatedAt }) => {
      const id = getPublishedId(_id)
      return { id, type: _type, changedAt: _updatedAt, isPublished: published.has(id) }
    })
  }
  return {
    open: async (_, signal) => {
      const [total, rows] = await Promise.all([
        client.fetch<number>(`count(${DRAFTS})`, { types: DRAFT_TYPES }, { signal }),
        read(0, signal),
      ])
      return [{ title: null, total, rows }]
    },
    more: (_, __, from, signal) => read(from, signal),
  }
}
