import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { HashIcon } from '@sanity/icons/Hash'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { OlistIcon } from '@sanity/icons/Olist'
import { defineType } from 'sanity'
import { longTextField, textField } from '../fields.ts'
import { previewOf, textOr } from '../preview.ts'

/** Three figures share a line of 1024 px. */
const MAX_FIGURE = 8

export const fact = defineType({
  name: 'fact',
  title: 'Fact',
  type: 'object',
  icon: DocumentTextIcon,
  options: { columns: 2 },
  fields: [
    textField({ name: 'title', title: 'What', shows: 'In small type, for example “City”.', max: 24 }),
    textField({ name: 'text', title: 'Fact', shows: 'Below it, for example “Toledo, Ohio”.', max: 80 }),
  ],
  preview: previewOf({ without: 'Fact without a name', subtitle: 'text' }),
})

export const keyFigure = defineType({
  name: 'keyFigure',
  title: 'Figure',
  type: 'object',
  icon: HashIcon,
  fields: [
    textField({
      name: 'figure',
      title: 'Figure',
      shows: 'In the largest type, for example “212” or “$54”.',
      max: MAX_FIGURE,
      because: 'three figures stand in one line',
    }),
    textField({ name: 'title', title: 'What it counts', shows: 'Below the figure, in bold.', max: 40 }),
    textField({ name: 'text', title: 'Note', shows: 'Below that.', empty: 'nothing is added', max: 60 }),
  ],
  preview: {
    select: { figure: 'figure', title: 'title' },
    prepare: ({ figure, title }) => ({
      title: textOr([figure, title].filter(Boolean).join(' '), 'Figure without a number'),
    }),
  },
})

export const question = defineType({
  name: 'question',
  title: 'Question',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    textField({ name: 'title', title: 'Question', shows: 'On the line that opens the answer.', max: 100 }),
    longTextField({ name: 'text', title: 'Answer', shows: 'Below the question, once it is opened.', max: 600 }),
  ],
  preview: previewOf({ without: 'Question without words', subtitle: 'text' }),
})

export const stage = defineType({
  name: 'stage',
  title: 'Step',
  type: 'object',
  icon: OlistIcon,
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'Below the number of the step.', max: 30 }),
    textField({
      name: 'text',
      title: 'Text',
      shows: 'Below the title.',
      empty: 'the title stands alone',
      max: 160,
    }),
  ],
  preview: previewOf({ without: 'Step without a title', subtitle: 'text' }),
})
