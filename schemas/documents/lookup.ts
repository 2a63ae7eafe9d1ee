import { getPublishedId, type SanityClient, type ValidationContext } from 'sanity'

const API_VERSION = '2025-01-23'

/** Reads what editors see, drafts before published documents, under the ids of the published ones. */
export function contentClient(context: ValidationContext): SanityClient {
  return context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'drafts', useCdn: false })
}

/** Id of the document that is being checked, without the draft's prefix. */
export function publishedId(context: ValidationContext): string {
  return getPublishedId(context.document?._id ?? '')
}
