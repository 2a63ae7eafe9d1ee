import { cacheLife, cacheTag } from 'next/cache'
import { BLOG_PAGE_QUERY } from '@/schemas/documents/blog-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import type { BlogPage } from '../types'
import type { BLOG_PAGE_QUERY_RESULT } from '../types.gen'
import { seo, text } from '../values'

/** Throws ContentMissingError, or if the request to Sanity fails. */
export async function getBlogPage(): Promise<BlogPage> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('blogPage'))
  return toBlogPage(await fetchContent(BLOG_PAGE_QUERY))
}

function toBlogPage(result: BLOG_PAGE_QUERY_RESULT): BlogPage {
  const raw = required(result, 'blogPage')
  return {
    title: text(raw.title),
    lead: text(raw.lead),
    allLabel: text(raw.allLabel),
    categoriesLabel: text(raw.categoriesLabel),
    emptyText: text(raw.emptyText),
    readingTime: text(raw.readingTime),
    moreTitle: text(raw.moreTitle),
    seo: seo(raw.seo),
  }
}
