import { CaseIcon } from '@sanity/icons/Case'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ControlsIcon } from '@sanity/icons/Controls'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { HashIcon } from '@sanity/icons/Hash'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { ImagesIcon } from '@sanity/icons/Images'
import { OlistIcon } from '@sanity/icons/Olist'
import { TagIcon } from '@sanity/icons/Tag'
import { dollarsField, field, longTextField, pictureField, textField } from '../fields.ts'
import { matching, PARAMETER_NAME, PARAMETER_VALUE } from '../rules/fields.ts'
import { defineObject } from '../types.ts'

/** Members of lists that one document or section has. */

export const giftTag = defineObject('Gift', TagIcon, {
  options: { columns: 2 },
  fields: {
    amount: textField('Amount', 'On a tag beside the hero’s rosette, for example “$25”.', { max: 20 }),
    note: textField('Note', 'Beside the amount, for example “every Friday”.', { max: 40 }),
  },
  preview: { select: { title: 'amount', subtitle: 'note' }, without: 'Gift without an amount' },
})

export const point = defineObject('Point', CheckmarkIcon, {
  fields: { text: textField('Text', 'As one line of the list.', { max: 60 }) },
  preview: { select: { title: 'text' }, without: 'Point without a text' },
})

export const raisingMasjid = defineObject('Masjid', CaseIcon, {
  fields: {
    name: textField('Name', 'On its card. Its pattern is drawn from it.', {
      max: 70,
      because: 'a longer name takes more than three lines on a phone',
    }),
    place: textField('Place', 'Below the name: city and state or province.', {
      empty: 'the name stands alone',
      max: 60,
      because: 'it stands in one or two lines',
    }),
    raised: dollarsField('Amount raised', 'Beside the name: whole US dollars. It lights the petals of the pattern.', {
      min: 1,
    }),
    picture: pictureField('Photo', 'On the card, with the pattern as a small stamp.', {
      sharp: { width: 1440, height: 960 },
      empty: 'the pattern takes the whole card',
    }),
  },
  preview: { select: { title: 'name', subtitle: 'place' }, without: 'Masjid without a name' },
})

export const slide = defineObject('Slide', ImagesIcon, {
  fields: {
    picture: pictureField('Picture', 'In the carousel of How We Help.', { sharp: { width: 1400, height: 875 } }),
    caption: textField('Caption', 'Below the picture while it is shown.'),
  },
  preview: { select: { title: 'caption', media: 'picture.asset' }, without: 'Slide without a caption' },
})

export const step = defineObject('Step', OlistIcon, {
  fields: {
    title: textField('Title', 'In the list of steps beside the registration form.', { max: 40 }),
    text: textField('Text', 'Below the title of the step.', { empty: 'the title stands alone' }),
  },
  preview: { select: { subtitle: 'text' } },
})

/** Three figures share a line of 1024 px. */
const MAX_FIGURE = 8

export const fact = defineObject('Fact', DocumentTextIcon, {
  options: { columns: 2 },
  fields: {
    title: textField('What', 'In small type, for example “City”.', { max: 24 }),
    text: textField('Fact', 'Below it, for example “Toledo, Ohio”.', { max: 80 }),
  },
  preview: { select: { subtitle: 'text' }, without: 'Fact without a name' },
})

export const keyFigure = defineObject('Figure', HashIcon, {
  fields: {
    figure: textField('Figure', 'In the largest type, for example “212” or “$54”.', {
      max: MAX_FIGURE,
      because: 'three figures stand in one line',
    }),
    title: textField('What it counts', 'Below the figure, in bold.', { max: 40 }),
    text: textField('Note', 'Below that.', { empty: 'nothing is added', max: 60 }),
  },
  preview: {
    select: { figure: 'figure', title: 'title' },
    title: ({ figure, title }) => [figure, title].filter(Boolean).join(' '),
    without: 'Figure without a number',
  },
})

export const question = defineObject('Question', HelpCircleIcon, {
  fields: {
    title: textField('Question', 'On the line that opens the answer.', { max: 100 }),
    text: longTextField('Answer', 'Below the question, once it is opened.', { max: 600 }),
  },
  preview: { select: { subtitle: 'text' }, without: 'Question without words' },
})

export const stage = defineObject('Step', OlistIcon, {
  fields: {
    title: textField('Title', 'Below the number of the step.', { max: 30 }),
    text: textField('Text', 'Below the title.', { empty: 'the title stands alone', max: 160 }),
  },
  preview: { select: { subtitle: 'text' } },
})

export const queryParameter = defineObject('Parameter', ControlsIcon, {
  options: { columns: 2 },
  fields: {
    key: field('Name', 'Before the = in the donation page’s address, for example “terminal”.', {
      type: 'string',
      validation: rule => rule.required().custom(matching(PARAMETER_NAME, 'Use letters, digits, - and _, at most 60')),
    }),
    value: field('Value', 'After the =, for example “true”.', {
      empty: 'the name stands alone',
      type: 'string',
      validation: rule =>
        rule.custom(matching(PARAMETER_VALUE, 'Use letters, digits and signs of an English keyboard, at most 200')),
    }),
  },
  preview: {
    select: { key: 'key', value: 'value' },
    title: ({ key, value }) => (key ? `${key}=${value ?? ''}` : value),
    without: 'Parameter without a name',
  },
})
