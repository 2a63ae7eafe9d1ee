import { defineField } from 'sanity'
import { explain, longTextField, textField, wordsField } from '../fields.ts'
import { MAIL_OPENINGS, MAIL_SUBJECTS } from './site-settings.words.ts'

const OWN_WORDS = 'the site’s own words are used'
const REFERENCE = 'Of every form, {reference} stands for the reference'

/** What the site mails to somebody who has sent a form. */
export const mailField = defineField({
  ...explain({
    name: 'mail',
    title: 'Mail after a form',
    shows: 'In the mail that somebody gets who has sent a form. The registration offers it; the others send it always.',
    empty: OWN_WORDS,
    group: 'mail',
  }),
  type: 'object',
  fields: [
    wordsField({
      name: 'subjects',
      title: 'Subjects',
      shows: `${REFERENCE}.`,
      words: MAIL_SUBJECTS,
    }),
    textField({ name: 'greeting', title: 'Greeting', shows: 'In the first line.', empty: OWN_WORDS }),
    wordsField({
      name: 'openings',
      title: 'First sentences',
      shows: 'Below the greeting.',
      words: MAIL_OPENINGS,
    }),
    textField({
      name: 'answersTitle',
      title: 'Before the answers',
      shows: 'Above the answers of a registration, which the mail repeats.',
      empty: OWN_WORDS,
    }),
    longTextField({
      name: 'replyText',
      title: 'Who answers, and when',
      shows: 'Below the reference and the answers.',
      empty: OWN_WORDS,
      max: 300,
    }),
    longTextField({
      name: 'erasureText',
      title: 'How to have everything erased',
      shows: 'Below that; {email} stands for the e-mail address of the settings, {reference} for the reference.',
      empty: OWN_WORDS,
      max: 300,
    }),
    textField({ name: 'closing', title: 'Closing', shows: 'In the last line.', empty: OWN_WORDS }),
  ],
})

export const referenceField = textField({
  name: 'referenceText',
  title: 'Reference',
  shows:
    'After a form was sent, and in the mail; {reference} stands for the signs by which you find the request, such as K7P-4MX.',
  empty: OWN_WORDS,
  max: 80,
  group: 'mail',
})
