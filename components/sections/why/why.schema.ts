import { HeartIcon } from '@sanity/icons/Heart'
import { field, longTextField, pictureField, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

export const why = defineSection('Why', HeartIcon, {
  fields: {
    title: sectionTitleField(),
    text: longTextField('Text', 'Below the title. An empty line starts a new paragraph.', { max: 2000 }),
    film: field('Film of the founder', 'Beside the text; it loads after a click on its poster.', { type: 'video' }),
    signatureName: textField('Name', 'Below the text: who speaks.', { max: 60 }),
    signatureRole: textField('Role', 'Below the name.', { max: 60 }),
    signaturePicture: pictureField('Portrait', 'Beside the name.', {
      sharp: { width: 112, height: 112 },
      empty: 'the name stands alone',
    }),
  },
  preview: { select: { media: 'signaturePicture.asset' } },
})
