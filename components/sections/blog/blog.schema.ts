import { ComposeIcon } from '@sanity/icons/Compose'
import { objectField, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/section.ts'

export const blog = defineSection({
  name: 'blog',
  title: 'Blog',
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
})
