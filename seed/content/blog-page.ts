import { fillWords } from '../../lib/words/default-words.ts'
import { BLOG_PAGE_WORDS } from '../../schemas/documents/blog-page.words.ts'
import { link, seo, singleton } from '../shapes.ts'

export const blogPage = singleton('blogPage', {
  title: 'Blog',
  ...fillWords(BLOG_PAGE_WORDS),
  endLink: link('Request a Trial', '/request-trial'),
  seo: seo(
    'Blog: giving, Ramadan and finance',
    'Notes on Ramadan, fundraising and finance for the people who run a masjid.',
  ),
})
