import { LEGAL_PAGE_QUERY } from '@/schemas/documents/legal-page.query'
import { cached } from '../cached'
import { fetchContent } from '../fetch'
import { required } from '../missing'
import { type PreviewChoice, previewed } from '../preview-choice'
import { optionalDay } from '../values'
import { readLegalPage } from './readers.gen'

export type LegalPage = Awaited<ReturnType<typeof getLegalPage>>

async function getLegalPageAt(preview: PreviewChoice | null, id: 'terms' | 'privacy') {
  'use cache'
  cached('legalPage')
  const raw = required(await fetchContent(LEGAL_PAGE_QUERY, { id }, { preview, of: { type: 'legalPage', id } }), id)
  return { ...readLegalPage(raw), updatedAt: optionalDay(raw.updatedAt) }
}

/** `updatedAt` is a day, "2026-11-02", or null. */
export const getLegalPage = previewed(getLegalPageAt)
