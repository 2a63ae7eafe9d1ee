import { ComposeIcon } from '@sanity/icons/Compose'
import { objectField, textField, wordFields, wordsField } from '../fields.ts'
import { defineDocument, group } from '../types.ts'
import { AUTHOR_LABELS, BLOG_WORDS, POST_LABELS } from './blog-page.words.ts'
import { seoGroup } from './fields.ts'

export const blogPage = defineDocument({
  name: 'blogPage',
  title: 'Words of the blog',
  icon: ComposeIcon,
  groups: [
    group('blog', 'Blog', [
      textField({
        name: 'title',
        title: 'Title',
        shows: 'At the top of the blog, on the link back to it from every post, and in the news feed.',
        max: 60,
      }),
      ...wordFields(BLOG_WORDS.blog),
    ]),
    group('post', 'Every post', [
      ...wordFields(BLOG_WORDS.post, {
        after: {
          moreTitle: [
            wordsField({
              name: 'postLabels',
              title: 'Small words of a post',
              shows: 'Around the text of every post.',
              words: POST_LABELS,
            }),
          ],
          endText: [
            objectField({
              name: 'endLink',
              title: 'Button of the invitation',
              shows: 'In that box.',
              empty: 'posts end without the box',
              type: 'link',
            }),
          ],
        },
      }),
    ]),
    group('authors', 'Authors', [
      wordsField({
        name: 'authorLabels',
        title: 'Small words about authors',
        shows: 'Below every post and on the pages of authors.',
        words: AUTHOR_LABELS,
      }),
    ]),
    seoGroup({ of: 'the blog', empty: 'its title and text are used' }),
  ],
})
