import { getPublishedId } from '@sanity/client/csm'
import { useCallback } from 'react'
import { from, switchMap } from 'rxjs'
import { useCurrentUser, useDocumentStore, useSchema, useUserStore, useWorkspace, validateDocument } from 'sanity'
import { API_VERSION } from '@/lib/environment/api-version'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { z } from '@/studio/zod'
import { CONTENT_TYPES, kindOf, nameOf } from '../document-name'
import { type Loaded, useLoaded } from '../use-content'
import { countChanges } from './count-changes'
import { findAuthor } from './find-author'

const SHOWN = 4

/** Matches drafts of the types in $types, in stored documents. */
const DRAFTS = '_type in $types && _id in path("drafts.**")'
const QUERY = `{
  "total": count(*[${DRAFTS}]),
  "newest": *[${DRAFTS}] | order(_updatedAt desc)[0...${SHOWN}]{
    "draft": @, "published": *[_id == string::split(^._id, "drafts.")[1]][0]
  }
}`

const DOCUMENT = z.looseObject({
  ...{ _id: z.string(), _type: z.string(), _rev: z.string() },
  ...{ _createdAt: z.string(), _updatedAt: z.string() },
})
const FOUND = z.object({
  total: z.number(),
  newest: z.array(z.object({ draft: DOCUMENT, published: DOCUMENT.nullable() })),
})

export type Draft = {
  /** Id of the published document. */
  id: string
  type: string
  /** Empty where the name says it already: "Landing page". */
  kind: string
  /** ISO 8601. */
  changedAt: string
  /** The name of who changed it last. */
  by: string | null
  /** Null for a document that was never published. */
  changes: number | null
  /** What Publish would ask to fix. */
  thingsToFix: number
}

export type Drafts = { total: number; newest: Draft[] }

/** The newest drafts, and the number of all, as they change. */
export function useDrafts(): Loaded<Drafts> {
  const store = useDocumentStore()
  const client = useSiteClient()
  const users = useUserStore()
  const user = useCurrentUser()
  const schema = useSchema()
  const workspace = useWorkspace()

  const load = useCallback(() => {
    const complete = async (found: unknown): Promise<Drafts> => {
      const { total, newest } = FOUND.parse(found)
      const completed = newest.map(async ({ draft, published }): Promise<Draft> => {
        const marks = await validateDocument({ document: draft, workspace, environment: 'studio' })
        const kind = kindOf(schema, draft._type)
        return {
          ...{ id: getPublishedId(draft._id), type: draft._type, changedAt: draft._updatedAt },
          kind: kind === nameOf(schema, draft) ? '' : kind,
          by: await findAuthor({ client, users, user }, draft._id),
          changes: published && countChanges(draft, published),
          thingsToFix: marks.filter(({ level }) => level !== 'info').length,
        }
      })
      return { total, newest: await Promise.all(completed) }
    }
    const options = { apiVersion: API_VERSION, perspective: 'raw', tag: 'home.drafts' } as const
    return store
      .listenQuery({ fetch: QUERY, listen: `*[${DRAFTS}]` }, { types: CONTENT_TYPES }, options)
      .pipe(switchMap(found => from(complete(found))))
  }, [store, client, users, user, schema, workspace])

  return useLoaded(load)
}
