import { fillWords } from '@/lib/words/default-words'
import { SUCCESS_PAGE_QUERY } from '@/schemas/documents/singletons.query'
import { SUCCESS_WORDS } from '@/schemas/documents/success-page.words'
import { fetchDocument } from '../fetch'
import { type PreviewChoice, previewed } from '../preview-choice'
import { readSuccessPage } from './readers.gen'

async function getSuccessPageAt(preview: PreviewChoice | null) {
  'use cache'
  const page = readSuccessPage(await fetchDocument(SUCCESS_PAGE_QUERY, 'successPage', preview))
  return { ...page, ...fillWords(SUCCESS_WORDS, page) }
}

export const getSuccessPage = previewed(getSuccessPageAt)
