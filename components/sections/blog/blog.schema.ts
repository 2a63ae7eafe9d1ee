import { ComposeIcon } from '@sanity/icons/Compose'
import { field, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

export const blog = defineSection('Blog', ComposeIcon, {
  fields: {
    title: sectionTitleField('At the top of the section, above the newest posts.'),
    emptyText: textField('Text without posts', 'In place of the list while no post is published.', { max: 200 }),
    allPostsLink: field('Link to all posts', 'Beside the title.', { empty: 'the link is not shown', type: 'link' }),
  },
})
