import { cacheLife, cacheTag } from 'next/cache'
import { SUCCESS_PAGE_QUERY } from '@/schemas/documents/success-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import { getPreviewChoice, type PreviewChoice } from '../preview-choice'
import { readSuccessPage } from './readers.gen'

export async function getSuccessPage(): Promise<ReturnType<typeof readSuccessPage>> {
  return getSuccessPageAt(await getPreviewChoice())
}

async function getSuccessPageAt(preview: PreviewChoice | null): Promise<ReturnType<typeof readSuccessPage>> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('successPage'))
  return readSuccessPage(
    required(await fetchContent(SUCCESS_PAGE_QUERY, {}, { preview, of: { type: 'successPage' } }), 'successPage'),
  )
}
