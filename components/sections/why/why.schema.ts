import { HeartIcon } from '@sanity/icons/Heart'
import { longTextField, objectField, pictureField, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/section.ts'

export const why = defineSection({
  name: 'why',
  title: 'Why',
  icon: HeartIcon,
  fields: [
    sectionTitleField(),
    longTextField({
      name: 'text',
      title: 'Text',
      shows: 'Below the title. An empty line starts a new paragraph.',
      max: 2000,
    }),
    objectField({
      name: 'film',
      title: 'Film of the founder',
      shows: 'Beside the text; it loads after a click on its poster.',
      type: 'video',
    }),
    textField({ name: 'signatureName', title: 'Name', shows: 'Below the text: who speaks.', max: 60 }),
    textField({ name: 'signatureRole', title: 'Role', shows: 'Below the name.', max: 60 }),
    pictureField({
      name: 'signaturePicture',
      sharp: { width: 112, height: 112 },
      title: 'Portrait',
      shows: 'Beside the name.',
      empty: 'the name stands alone',
    }),
  ],
  media: 'signaturePicture.asset',
})
