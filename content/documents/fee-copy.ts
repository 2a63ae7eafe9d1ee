import { cacheLife, cacheTag } from 'next/cache'
import { FEE_COPY_QUERY } from '@/schemas/documents/fee-copy.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import type { FeeCopy } from '../types'
import type { FEE_COPY_QUERY_RESULT } from '../types.gen'
import { list, requiredLink, text } from '../values'

/** Throws ContentMissingError, or if the request to Sanity fails. */
export async function getFeeCopy(): Promise<FeeCopy> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('feeCopy'))
  return toFeeCopy(await fetchContent(FEE_COPY_QUERY))
}

function toFeeCopy(result: FEE_COPY_QUERY_RESULT): FeeCopy {
  const raw = required(result, 'feeCopy')
  return {
    title: text(raw.title),
    exampleAmount: required(raw.exampleAmount, 'feeCopy', 'exampleAmount'),
    exampleText: text(raw.exampleText),
    explainerTitle: text(raw.explainerTitle),
    fees: list(raw.fees).map(({ _key, ...fee }) => ({
      _key,
      figure: text(fee.figure),
      title: text(fee.title),
      text: text(fee.text),
    })),
    contactLink: requiredLink(raw.contactLink, 'feeCopy', 'contactLink'),
  }
}
