import { fillWords } from '../../lib/words/default-words.ts'
import { AUTHOR_LABELS, BLOG_WORDS, POST_LABELS } from '../../schemas/documents/blog-page.words.ts'
import { link, type SeedDocument, seo } from '../shapes.ts'

export const blogPage: SeedDocument = {
  _id: 'blogPage',
  _type: 'blogPage',
  title: 'Blog',
  ...fillWords({ ...BLOG_WORDS.blog, ...BLOG_WORDS.post }),
  postLabels: fillWords(POST_LABELS),
  endLink: link('Request a Trial', '/request-trial'),
  authorLabels: fillWords(AUTHOR_LABELS),
  seo: seo(
    'Blog: giving, Ramadan and finance',
    'Notes on Ramadan, fundraising and finance for the people who run a masjid.',
  ),
}
