import { fillWords } from '@/lib/words/default-words'
import { BLOG_PAGE_QUERY } from '@/schemas/documents/blog-page.query'
import { AUTHOR_LABELS, BLOG_WORDS, POST_LABELS } from '@/schemas/documents/blog-page.words'
import { cached } from '../cached'
import { fetchContent } from '../fetch'
import { required } from '../missing'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { BLOG_PAGE_QUERY_RESULT } from '../types.gen'
import { optionalText } from '../values'
import { readBlogPage } from './readers.gen'

const WORDS = { ...BLOG_WORDS.blog, ...BLOG_WORDS.post }

export type BlogPage = ReturnType<typeof toBlogPage>

/** Null means what visitors see. */
export async function getBlogPageAt(preview: PreviewChoice | null): Promise<BlogPage> {
  'use cache'
  cached('blogPage')
  return toBlogPage(await fetchContent(BLOG_PAGE_QUERY, {}, { preview, of: { type: 'blogPage' } }))
}

export const getBlogPage = previewed(getBlogPageAt)

function toBlogPage(result: BLOG_PAGE_QUERY_RESULT) {
  const { title, postLabels, authorLabels, endLink, seo, ...written } = readBlogPage(required(result, 'blogPage'))
  const { endTitle, endText, endTag, endDemoLabel, ...words } = fillWords(WORDS, written)
  return {
    title,
    ...words,
    postLabels: fillWords(POST_LABELS, postLabels),
    authorLabels: fillWords(AUTHOR_LABELS, authorLabels),
    seo,
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
