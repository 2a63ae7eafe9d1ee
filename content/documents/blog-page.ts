import { fillWords } from '@/lib/words/default-words'
import { BLOG_PAGE_WORDS } from '@/schemas/documents/blog-page.words'
import { BLOG_PAGE_QUERY } from '@/schemas/documents/singletons.query'
import { fetchDocument } from '../fetch'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { BLOG_PAGE_QUERY_RESULT } from '../types.gen'
import { optionalText } from '../values'
import { readBlogPage } from './readers.gen'

export type BlogPage = ReturnType<typeof toBlogPage>

/** Null means what visitors see. */
export async function getBlogPageAt(preview: PreviewChoice | null): Promise<BlogPage> {
  'use cache'
  return toBlogPage(await fetchDocument(BLOG_PAGE_QUERY, 'blogPage', preview))
}

export const getBlogPage = previewed(getBlogPageAt)

function toBlogPage(raw: NonNullable<BLOG_PAGE_QUERY_RESULT>) {
  const { title, endLink, seo } = readBlogPage(raw)
  const { endTitle, endText, endTag, endDemoLabel, ...words } = fillWords(BLOG_PAGE_WORDS, raw)
  return {
    title,
    ...words,
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
