import { ComposeIcon } from '@sanity/icons/Compose'
import { defineType } from 'sanity'
import { objectField, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { previewOf } from '../../../schemas/preview.ts'

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
  preview: previewOf({ without: 'Blog without a title', words: 'Blog' }),
})
