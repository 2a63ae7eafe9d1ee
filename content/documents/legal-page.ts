import { cacheLife, cacheTag } from 'next/cache'
import { LEGAL_PAGE_QUERY } from '@/schemas/documents/legal-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import { richText } from '../posts/rich-text'
import type { LegalPage } from '../types'
import { seo, text } from '../values'

/** Throws ContentMissingError, or if the request to Sanity fails. */
export async function getLegalPage(id: 'terms' | 'privacy'): Promise<LegalPage> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('legalPage'))
  const raw = required(await fetchContent(LEGAL_PAGE_QUERY, { id }), id)
  return {
    title: text(raw.title),
    updatedAt: required(raw.updatedAt, id, 'updatedAt'),
    body: richText(raw.body),
    seo: seo(raw.seo),
  }
}
