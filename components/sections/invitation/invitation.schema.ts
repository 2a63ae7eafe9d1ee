import { RocketIcon } from '@sanity/icons/Rocket'
import { defineType } from 'sanity'
import { buttonFields } from '../../../schemas/button-fields.ts'
import { longTextField, textField } from '../../../schemas/fields.ts'
import { previewOf } from '../../../schemas/preview.ts'

export const invitation = defineType({
  name: 'invitation',
  title: 'Call to action',
  type: 'object',
  icon: RocketIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      shows: 'In the dark box; a short one keeps to two lines beside the mosaic.',
      max: 60,
    }),
    longTextField({
      name: 'text',
      title: 'Text',
      shows: 'Below the title.',
      empty: 'the title stands alone',
      max: 160,
    }),
    ...buttonFields(),
  ],
  preview: previewOf({ without: 'Call to action without a title', words: 'Call to action' }),
})
