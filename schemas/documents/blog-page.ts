import { ComposeIcon } from '@sanity/icons/Compose'
import { defineType } from 'sanity'
import { objectField, textField, wordFields, wordsField } from '../fields.ts'
import { AUTHOR_LABELS, BLOG_WORDS, POST_LABELS } from './blog-page.words.ts'
import { SEO_GROUP, seoField } from './fields.ts'

export const blogPage = defineType({
  name: 'blogPage',
  title: 'Words of the blog',
  type: 'document',
  icon: ComposeIcon,
  groups: [
    { name: 'blog', title: 'Blog', default: true },
    { name: 'post', title: 'Every post' },
    { name: 'authors', title: 'Authors' },
    SEO_GROUP,
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      shows: 'At the top of the blog, on the link back to it from every post, and in the news feed.',
      max: 60,
      group: 'blog',
    }),
    ...wordFields(BLOG_WORDS.blog, { group: 'blog' }),
    ...wordFields(BLOG_WORDS.post, {
      group: 'post',
      after: {
        moreTitle: [
          wordsField({
            name: 'postLabels',
            title: 'Small words of a post',
            shows: 'Around the text of every post.',
            words: POST_LABELS,
            group: 'post',
          }),
        ],
        endText: [
          objectField({
            name: 'endLink',
            title: 'Button of the invitation',
            shows: 'In that box.',
            empty: 'posts end without the box',
            type: 'link',
            group: 'post',
          }),
        ],
      },
    }),
    wordsField({
      name: 'authorLabels',
      title: 'Small words about authors',
      shows: 'Below every post and on the pages of authors.',
      words: AUTHOR_LABELS,
      group: 'authors',
    }),
    seoField({ of: 'the blog', empty: 'its title and text are used', group: 'seo' }),
  ],
  preview: { prepare: () => ({ title: 'Words of the blog' }) },
})
