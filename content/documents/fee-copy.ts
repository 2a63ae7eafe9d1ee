import { cacheLife, cacheTag } from 'next/cache'
import { FEE_COPY_QUERY } from '@/schemas/documents/fee-copy.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import type { FEE_COPY_QUERY_RESULT } from '../types.gen'
import { readFeeCopy } from './readers.gen'

export type FeeCopy = ReturnType<typeof toFeeCopy>

/** Throws ContentMissingError, or if the request to Sanity fails. */
export async function getFeeCopy(): Promise<FeeCopy> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('feeCopy'))
  return toFeeCopy(await fetchContent(FEE_COPY_QUERY))
}

function toFeeCopy(result: FEE_COPY_QUERY_RESULT) {
  const raw = required(result, 'feeCopy')
  const copy = readFeeCopy(raw)
  return {
    ...copy,
    exampleAmount: required(raw.exampleAmount, 'feeCopy', 'exampleAmount'),
    contactLink: required(copy.contactLink, 'feeCopy', 'contactLink'),
  }
}
