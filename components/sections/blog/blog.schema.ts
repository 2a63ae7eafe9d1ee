import { ComposeIcon } from '@sanity/icons/Compose'
import { defineType } from 'sanity'
import { objectField, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { textOr } from '../../../schemas/preview.ts'

export const blog = defineType({
  name: 'blog',
  title: 'Blog',
  type: 'object',
  icon: ComposeIcon,
  fields: [
    sectionTitleField('At the top of the section, above the newest posts.'),
    textField({
      name: 'emptyText',
      title: 'Text without posts',
      shows: 'In place of the list while no post is published.',
      max: 200,
    }),
    objectField({
      name: 'allPostsLink',
      title: 'Link to all posts',
      shows: 'Beside the title.',
      empty: 'the link is not shown',
      type: 'link',
    }),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: textOr(title, 'Blog without a title'), subtitle: 'Blog' }),
  },
})
