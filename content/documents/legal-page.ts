import { cacheLife, cacheTag } from 'next/cache'
import { LEGAL_PAGE_QUERY } from '@/schemas/documents/legal-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import { readLegalPage } from './readers.gen'

/** `updatedAt` is a date: "2026-11-02". Throws ContentMissingError, or if the request to Sanity fails. */
export async function getLegalPage(id: 'terms' | 'privacy'): Promise<ReturnType<typeof readLegalPage>> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('legalPage'))
  const raw = required(await fetchContent(LEGAL_PAGE_QUERY, { id }), id)
  required(raw.updatedAt, id, 'updatedAt')
  return readLegalPage(raw)
}
