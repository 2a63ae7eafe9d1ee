import { fillWords } from '@/lib/words/default-words'
import { SUCCESS_PAGE_QUERY } from '@/schemas/documents/success-page.query'
import { SUCCESS_WORDS } from '@/schemas/documents/success-page.words'
import { cached } from '../cached'
import { fetchContent } from '../fetch'
import { required } from '../missing'
import { type PreviewChoice, previewed } from '../preview-choice'
import { readSuccessPage } from './readers.gen'

async function getSuccessPageAt(preview: PreviewChoice | null) {
  'use cache'
  cached('successPage')
  const result = await fetchContent(SUCCESS_PAGE_QUERY, {}, { preview, of: { type: 'successPage' } })
  const page = readSuccessPage(required(result, 'successPage'))
  return { ...page, ...fillWords(SUCCESS_WORDS, page) }
}

export const getSuccessPage = previewed(getSuccessPageAt)
