import { type SeedDocument, seo } from '../shapes.ts'

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
  seo: seo(
    'Blog: giving, Ramadan and finance',
    'Notes on Ramadan, fundraising and finance for the people who run a masjid.',
  ),
}
