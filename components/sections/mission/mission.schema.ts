import { TargetIcon } from '@sanity/icons/Target'
import { longTextField, sectionTitleField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

export const mission = defineSection('Mission', TargetIcon, {
  fields: {
    title: sectionTitleField(),
    line: longTextField(
      'Closing line',
      'Below the title, in the largest type of the page, above the wall in which every tile is lit.',
      { empty: 'the text takes its place', max: 80, because: 'more than four lines of it fill the screen' },
    ),
    text: longTextField('Text', 'Below the closing line: the mission.', { max: 200 }),
  },
})
