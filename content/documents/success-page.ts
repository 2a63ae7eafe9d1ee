import { cacheLife, cacheTag } from 'next/cache'
import { SUCCESS_PAGE_QUERY } from '@/schemas/documents/success-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import type { SuccessPage } from '../types'
import type { SUCCESS_PAGE_QUERY_RESULT } from '../types.gen'
import { picture, seo, text } from '../values'

/** The page after a registration. Throws ContentMissingError, or if the request to Sanity fails. */
export async function getSuccessPage(): Promise<SuccessPage> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('successPage'))
  return toSuccessPage(await fetchContent(SUCCESS_PAGE_QUERY))
}

function toSuccessPage(result: SUCCESS_PAGE_QUERY_RESULT): SuccessPage {
  const raw = required(result, 'successPage')
  return {
    title: text(raw.title),
    text: text(raw.text),
    returnLabel: text(raw.returnLabel),
    picture: picture(raw.picture),
    seo: seo(raw.seo),
  }
}
