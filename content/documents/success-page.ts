import { cacheLife, cacheTag } from 'next/cache'
import { SUCCESS_PAGE_QUERY } from '@/schemas/documents/success-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import { readSuccessPage } from './readers.gen'

export async function getSuccessPage(): Promise<ReturnType<typeof readSuccessPage>> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('successPage'))
  return readSuccessPage(
    required(await fetchContent(SUCCESS_PAGE_QUERY, {}, { of: { type: 'successPage' } }), 'successPage'),
  )
}
