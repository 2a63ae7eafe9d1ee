import { cacheLife, cacheTag } from 'next/cache'
import { BLOG_PAGE_QUERY } from '@/schemas/documents/blog-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import { readBlogPage } from './readers.gen'

export type BlogPage = ReturnType<typeof readBlogPage>

/** Throws ContentMissingError, or if the request to Sanity fails. */
export async function getBlogPage(): Promise<BlogPage> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('blogPage'))
  return readBlogPage(required(await fetchContent(BLOG_PAGE_QUERY, {}, { of: { type: 'blogPage' } }), 'blogPage'))
}
