import { cacheLife, cacheTag } from 'next/cache'
import { BLOG_PAGE_QUERY } from '@/schemas/documents/blog-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import { getPreviewChoice, type PreviewChoice } from '../preview-choice'
import type { BLOG_PAGE_QUERY_RESULT } from '../types.gen'
import { completeWords, optionalText } from '../values'
import { readBlogPage } from './readers.gen'

export type BlogPage = ReturnType<typeof toBlogPage>

export async function getBlogPage(): Promise<BlogPage> {
  return getBlogPageAt(await getPreviewChoice())
}

/** Null means what visitors see. */
export async function getBlogPageAt(preview: PreviewChoice | null): Promise<BlogPage> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('blogPage'))
  return toBlogPage(await fetchContent(BLOG_PAGE_QUERY, {}, { preview, of: { type: 'blogPage' } }))
}

/** For a blog page that was written before it had these fields. */
const POST_LABELS = { contents: 'Contents', copyLink: 'Copy link', linkCopied: 'Link copied', share: 'Share' }

const AUTHOR_LABELS = {
  writtenBy: 'Written by',
  authors: 'Authors',
  allPosts: 'All posts by {name}',
  postsBy: 'Posts by {name}',
  onePost: '1 post',
  posts: '{count} posts',
  since: 'Since {month}',
}

function toBlogPage(result: BLOG_PAGE_QUERY_RESULT) {
  const raw = required(result, 'blogPage')
  const { endTitle, endText, endTag, endDemoLabel, endLink, ...page } = readBlogPage(raw)
  return {
    ...page,
    postLabels: completeWords(page.postLabels, POST_LABELS),
    authorLabels: completeWords(page.authorLabels, AUTHOR_LABELS),
    invitation:
      optionalText(endTitle) && endLink
        ? {
            title: endTitle,
            text: optionalText(endText),
            link: endLink,
            tag: optionalText(endTag),
            demoLabel: optionalText(endDemoLabel),
          }
        : null,
  }
}
