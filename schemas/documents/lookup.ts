import type { ClientReturn, QueryParams } from '@sanity/client'
import { getPublishedId, type ValidationContext } from 'sanity'
import { API_VERSION } from '../../lib/environment/api-version.ts'

/** Queries what editors see: drafts in place of the published documents, under the published ids. */
export function lookUp<const Query extends string>(
  context: ValidationContext,
  query: Query,
  params: QueryParams = {},
): Promise<ClientReturn<Query>> {
  const client = context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'drafts', useCdn: false })
  return client.fetch(query, params)
}

/** Id of the document that is being validated, without a draft's prefix. */
export function publishedId(context: ValidationContext): string {
  return getPublishedId(context.document?._id ?? '')
}
