import { cacheLife, cacheTag } from 'next/cache'
import { LEGAL_PAGE_QUERY } from '@/schemas/documents/legal-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import { getPreviewChoice, type PreviewChoice } from '../preview-choice'
import { optionalDay } from '../values'
import { readLegalPage } from './readers.gen'

export type LegalPage = Awaited<ReturnType<typeof getLegalPage>>

/** `updatedAt` is a day, "2026-11-02", or null. */
export async function getLegalPage(id: 'terms' | 'privacy') {
  return getLegalPageAt(await getPreviewChoice(), id)
}

async function getLegalPageAt(preview: PreviewChoice | null, id: 'terms' | 'privacy') {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('legalPage'))
  const raw = required(await fetchContent(LEGAL_PAGE_QUERY, { id }, { preview, of: { type: 'legalPage', id } }), id)
  return { ...readLegalPage(raw), updatedAt: optionalDay(raw.updatedAt) }
}
