import { BillIcon } from '@sanity/icons/Bill'
import { CaseIcon } from '@sanity/icons/Case'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ImagesIcon } from '@sanity/icons/Images'
import { OlistIcon } from '@sanity/icons/Olist'
import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { readPercentage } from '../../lib/words/fee-calculator.ts'
import { explain, numberField, pictureField, textField } from '../fields.ts'
import { previewOf, textOr } from '../preview.ts'

/** Members of lists that one document or section has. */

export const fee = defineType({
  name: 'fee',
  title: 'Fee',
  type: 'object',
  icon: BillIcon,
  fields: [
    textField({
      name: 'figure',
      title: 'Figure',
      shows: 'Large, at the top of the fee’s card, for example “1%”.',
      max: 20,
    }),
    textField({ name: 'title', title: 'Title', shows: 'Below the figure: what the fee is for.', max: 60 }),
    textField({ name: 'text', title: 'Text', shows: 'Below the title: when the fee is taken.' }),
    defineField({
      ...explain({
        name: 'counts',
        title: 'In the calculator',
        shows: 'The calculator takes this figure, which has to be a percentage such as “0.8%”. It needs all three.',
        empty: 'the fee is only listed',
      }),
      type: 'string',
      options: {
        list: [
          { value: 'ach', title: 'For bank transfers' },
          { value: 'card', title: 'For cards' },
          { value: 'platform', title: 'For every donation' },
        ],
      },
      validation: rule => rule.custom((counts, { parent }) => !counts || percentageFigure(parent)),
    }),
  ],
  preview: {
    select: { figure: 'figure', title: 'title' },
    prepare: ({ figure, title }) => ({ title: textOr(title, 'Fee without a title'), subtitle: figure }),
  },
})

export const boardAnswer = defineType({
  name: 'boardAnswer',
  title: 'Answer',
  type: 'object',
  icon: BillIcon,
  fields: [
    textField({ name: 'title', title: 'Question', shows: 'On the left, as a treasurer asks it.', max: 40 }),
    textField({
      name: 'figure',
      title: 'Figure',
      shows: 'Large, between the question and the answer, for example “0.8%”.',
      empty: 'the answer stands alone',
      max: 12,
      because: 'it stands in one line on a phone',
    }),
    textField({ name: 'text', title: 'Answer', shows: 'Beside the figure.', max: 160 }),
  ],
  preview: previewOf({ without: 'Answer without a question', subtitle: 'text' }),
})

/** The calculator cannot work with figures such as “Most of it”. */
function percentageFigure(fee: unknown): true | string {
  const figure = typeof fee === 'object' && fee !== null && 'figure' in fee ? fee.figure : ''
  const isPercentage = typeof figure === 'string' && readPercentage(figure) !== null
  return isPercentage || 'The calculator needs a percentage as the figure, for example 0.8%'
}

export const giftTag = defineType({
  name: 'giftTag',
  title: 'Gift',
  type: 'object',
  icon: TagIcon,
  options: { columns: 2 },
  fields: [
    textField({
      name: 'amount',
      title: 'Amount',
      shows: 'On a tag beside the hero’s rosette, for example “$25”.',
      max: 20,
    }),
    textField({ name: 'note', title: 'Note', shows: 'Beside the amount, for example “every Friday”.', max: 40 }),
  ],
  preview: previewOf({ title: 'amount', without: 'Gift without an amount', subtitle: 'note' }),
})

export const point = defineType({
  name: 'point',
  title: 'Point',
  type: 'object',
  icon: CheckmarkIcon,
  fields: [textField({ name: 'text', title: 'Text', shows: 'As one line of the list.', max: 60 })],
  preview: previewOf({ title: 'text', without: 'Point without a text' }),
})

export const raisingMasjid = defineType({
  name: 'raisingMasjid',
  title: 'Masjid',
  type: 'object',
  icon: CaseIcon,
  fields: [
    textField({
      name: 'name',
      title: 'Name',
      shows: 'On its card. Its pattern is drawn from it.',
      max: 70,
      because: 'a longer name takes more than three lines on a phone',
    }),
    textField({
      name: 'place',
      title: 'Place',
      shows: 'Below the name: city and state or province.',
      empty: 'the name stands alone',
      max: 60,
      because: 'it stands in one or two lines',
    }),
    numberField({
      name: 'raised',
      title: 'Amount raised',
      shows: 'Beside the name: whole US dollars. It lights the petals of the pattern.',
      min: 1,
      help: 'dollars',
    }),
    pictureField({
      name: 'picture',
      sharp: { width: 1440, height: 960 },
      title: 'Photo',
      shows: 'On the card, with the pattern as a small stamp.',
      empty: 'the pattern takes the whole card',
    }),
  ],
  preview: previewOf({ title: 'name', without: 'Masjid without a name', subtitle: 'place' }),
})

export const slide = defineType({
  name: 'slide',
  title: 'Slide',
  type: 'object',
  icon: ImagesIcon,
  fields: [
    pictureField({
      name: 'picture',
      sharp: { width: 1400, height: 875 },
      title: 'Picture',
      shows: 'In the carousel of How We Help.',
    }),
    textField({ name: 'caption', title: 'Caption', shows: 'Below the picture while it is shown.' }),
  ],
  preview: previewOf({ title: 'caption', without: 'Slide without a caption', media: 'picture.asset' }),
})

export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  icon: OlistIcon,
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'In the list of steps beside the registration form.', max: 40 }),
    textField({ name: 'text', title: 'Text', shows: 'Below the title of the step.', empty: 'the title stands alone' }),
  ],
  preview: previewOf({ without: 'Step without a title', subtitle: 'text' }),
})
