import { fillWords } from '@/lib/words/default-words'
import { BLOG_PAGE_WORDS } from '@/schemas/documents/blog-page.words'
import { BLOG_PAGE_QUERY } from '@/schemas/documents/singletons.query'
import { getDocument } from '../fetch'
import { optionalText } from '../values'
import { readBlogPage } from './readers.gen'

export type BlogPage = Awaited<ReturnType<typeof getBlogPage>>

export async function getBlogPage() {
  const { found: raw } = await getDocument(BLOG_PAGE_QUERY, 'blogPage')
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
