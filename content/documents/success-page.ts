import { fillWords } from '@/lib/words/default-words'
import { SUCCESS_PAGE_QUERY } from '@/schemas/documents/singletons.query'
import { SUCCESS_WORDS } from '@/schemas/documents/success-page.words'
import { getDocument } from '../fetch'
import { readSuccessPage } from './readers.gen'

export async function getSuccessPage() {
  const page = readSuccessPage((await getDocument(SUCCESS_PAGE_QUERY, 'successPage')).found)
  return { ...page, ...fillWords(SUCCESS_WORDS, page) }
}
