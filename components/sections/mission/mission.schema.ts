import { TargetIcon } from '@sanity/icons/Target'
import { defineType } from 'sanity'
import { longTextField, sectionTitleField } from '../../../schemas/fields.ts'
import { previewOf } from '../../../schemas/preview.ts'

export const mission = defineType({
  name: 'mission',
  title: 'Mission',
  type: 'object',
  icon: TargetIcon,
  fields: [
    sectionTitleField(),
    longTextField({
      name: 'line',
      title: 'Closing line',
      shows: 'Below the title, in the largest type of the page, above the wall in which every tile is lit.',
      empty: 'the text takes its place',
      max: 80,
      because: 'more than four lines of it fill the screen',
    }),
    longTextField({ name: 'text', title: 'Text', shows: 'Below the closing line: the mission.', max: 200 }),
  ],
  preview: previewOf({ without: 'Mission without a title', words: 'Mission' }),
})
