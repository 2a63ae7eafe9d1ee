import { SUCCESS_PAGE_QUERY } from '@/schemas/documents/success-page.query'
import { cached } from '../cached'
import { fetchContent } from '../fetch'
import { required } from '../missing'
import { type PreviewChoice, previewed } from '../preview-choice'
import { readSuccessPage } from './readers.gen'

async function getSuccessPageAt(preview: PreviewChoice | null): Promise<ReturnType<typeof readSuccessPage>> {
  'use cache'
  cached('successPage')
  return readSuccessPage(
    required(await fetchContent(SUCCESS_PAGE_QUERY, {}, { preview, of: { type: 'successPage' } }), 'successPage'),
  )
}

export const getSuccessPage = previewed(getSuccessPageAt)
