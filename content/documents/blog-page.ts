import { BLOG_PAGE_QUERY } from '@/schemas/documents/blog-page.query'
import { cached } from '../cached'
import { fetchContent } from '../fetch'
import { required } from '../missing'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { BLOG_PAGE_QUERY_RESULT } from '../types.gen'
import { completeWords, optionalText } from '../values'
import { readBlogPage } from './readers.gen'

export type BlogPage = ReturnType<typeof toBlogPage>

/** Null means what visitors see. */
export async function getBlogPageAt(preview: PreviewChoice | null): Promise<BlogPage> {
  'use cache'
  cached('blogPage')
  return toBlogPage(await fetchContent(BLOG_PAGE_QUERY, {}, { preview, of: { type: 'blogPage' } }))
}

export const getBlogPage = previewed(getBlogPageAt)

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
