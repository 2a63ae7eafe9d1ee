import { RocketIcon } from '@sanity/icons/Rocket'
import { buttonFields } from '../../../schemas/button-fields.ts'
import { longTextField, textField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/section.ts'

export const invitation = defineSection({
  name: 'invitation',
  title: 'Call to action',
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
})
