import { RocketIcon } from '@sanity/icons/Rocket'
import { buttonFields, longTextField, textField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

export const invitation = defineSection('Call to action', RocketIcon, {
  fields: {
    title: textField('Title', 'In the dark box; a short one keeps to two lines beside the mosaic.', { max: 60 }),
    text: longTextField('Text', 'Below the title.', { empty: 'the title stands alone', max: 160 }),
    ...buttonFields(),
  },
})
