import { LEGAL_PAGE_QUERY } from '@/schemas/documents/singletons.query'
import { getDocument } from '../fetch'
import { optionalDay } from '../values'
import { readLegalPage } from './readers.gen'

export type LegalPage = Awaited<ReturnType<typeof getLegalPage>>

/** `updatedAt` is a day, "2026-11-02", or null. */
export async function getLegalPage(id: 'terms' | 'privacy') {
  const { found } = await getDocument(LEGAL_PAGE_QUERY, 'legalPage', id)
  return { ...readLegalPage(found), updatedAt: optionalDay(found.updatedAt) }
}
