import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { field, textField, wordFields, wordsField } from '../fields.ts'
import { defineDocument, group } from '../types.ts'
import { AUTHOR_LABELS, BLOG_WORDS, POST_LABELS } from './blog-page.words.ts'
import { seoGroup } from './fields.ts'

export const blogPage = defineDocument('Words of the blog', DocumentTextIcon, {
  groups: [
    group('blog', 'Blog', {
      title: textField(
        'Title',
        'At the top of the blog, on the link back to it from every post, and in the news feed.',
        { max: 60 },
      ),
      ...wordFields(BLOG_WORDS.blog),
    }),
    group('post', 'Every post', {
      ...wordFields(BLOG_WORDS.post, {
        moreTitle: {
          postLabels: wordsField('Small words of a post', 'Around the text of every post.', { words: POST_LABELS }),
        },
        endText: {
          endLink: field('Button of the invitation', 'In that box.', {
            empty: 'posts end without the box',
            type: 'link',
          }),
        },
      }),
    }),
    group('authors', 'Authors', {
      authorLabels: wordsField('Small words about authors', 'Below every post and on the pages of authors.', {
        words: AUTHOR_LABELS,
      }),
    }),
    seoGroup('the blog', 'its title and text are used'),
  ],
})
