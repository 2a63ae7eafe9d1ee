import { useCallback } from 'react'
import { from, switchMap } from 'rxjs'
import { useCurrentUser, useDocumentStore, useSchema, useUserStore, useWorkspace, validateDocument } from 'sanity'
import { API_VERSION } from '@/lib/environment/api-version'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { CONTENT_TYPES } from '../document-name'
import { type Loaded, useLoaded } from '../loaded'
import {
  completeDrafts,
  DRAFTS_FILTER,
  DRAFTS_QUERY,
  type Draft,
  type DraftDocument,
  FOUND_DRAFTS,
} from './complete-drafts'
import { findAuthors } from './find-authors'

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
    const countThingsToFix = async (document: DraftDocument) => {
      const marks = await validateDocument({ document, workspace, environment: 'studio' })
      return marks.filter(({ level }) => level !== 'info').length
    }
    const complete = async (found: unknown): Promise<Drafts> => {
      const { total, newest } = FOUND_DRAFTS.parse(found)
      const [authors, thingsToFix] = await Promise.all([
        findAuthors({ client, users, user, ids: newest.map(({ _id }) => _id) }),
        Promise.all(newest.map(countThingsToFix)),
      ])
      return { total, newest: await completeDrafts(newest, { client, schema, authors, thingsToFix }) }
    }
    return store
      .listenQuery(
        { fetch: DRAFTS_QUERY, listen: `*[${DRAFTS_FILTER}]` },
        { types: CONTENT_TYPES },
        { apiVersion: API_VERSION, perspective: 'raw', tag: 'home.drafts' },
      )
      .pipe(switchMap(found => from(complete(found))))
  }, [store, client, users, user, schema, workspace])

  return useLoaded(load)
}
