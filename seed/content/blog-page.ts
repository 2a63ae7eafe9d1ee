import { fillWords } from '../../lib/words/default-words.ts'
import { BLOG_PAGE_WORDS } from '../../schemas/documents/blog-page.words.ts'
import { link, type SeedDocument, seo } from '../shapes.ts'

export const blogPage: SeedDocument = {
  _id: 'blogPage',
  _type: 'blogPage',
  title: 'Blog',
  ...fillWords(BLOG_PAGE_WORDS),
  endLink: link('Request a Trial', '/request-trial'),
  seo: seo(
    'Blog: giving, Ramadan and finance',
    'Notes on Ramadan, fundraising and finance for the people who run a masjid.',
  ),
}
