import { LEGAL_PAGE_QUERY } from '@/schemas/documents/singletons.query'
import { fetchDocument } from '../fetch'
import { type PreviewChoice, previewed } from '../preview-choice'
import { optionalDay } from '../values'
import { readLegalPage } from './readers.gen'

export type LegalPage = Awaited<ReturnType<typeof getLegalPage>>

async function getLegalPageAt(preview: PreviewChoice | null, id: 'terms' | 'privacy') {
  'use cache'
  const raw = await fetchDocument(LEGAL_PAGE_QUERY, 'legalPage', preview, id)
  return { ...readLegalPage(raw), updatedAt: optionalDay(raw.updatedAt) }
}

/** `updatedAt` is a day, "2026-11-02", or null. */
export const getLegalPage = previewed(getLegalPageAt)
