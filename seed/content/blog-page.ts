import { fillWords } from '../../lib/words/default-words.ts'
import { AUTHOR_LABELS, POST_LABELS } from '../../schemas/documents/blog-page.words.ts'
import { link, type SeedDocument, seo } from '../shapes.ts'

export const blogPage: SeedDocument = {
  _id: 'blogPage',
  _type: 'blogPage',
  title: 'Blog',
  lead: 'Notes for the people who count, plan and give thanks at a masjid.',
  allLabel: 'All posts',
  categoriesLabel: 'Categories',
  emptyText: 'The first post is being written. Please come back soon.',
  readingTime: '{minutes} min read',
  moreTitle: 'More posts',
  emptyCategoryTitle: 'No posts about {category} yet',
  emptyCategoryText: 'The first tile is still to come. Meanwhile, these are the newest.',
  postLabels: fillWords(POST_LABELS),
  endTitle: 'Ready before the first night',
  endText: 'Free tools to collect, manage and grow donations. No upfront or annual fees.',
  endLink: link('Request a Trial', '/request-trial'),
  endTag: 'Free',
  endDemoLabel: 'Try a Demo',
  authorLabels: fillWords(AUTHOR_LABELS),
  seo: seo(
    'Blog: giving, Ramadan and finance',
    'Notes on Ramadan, fundraising and finance for the people who run a masjid.',
  ),
}
