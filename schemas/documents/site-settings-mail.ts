import { field, textField, wordFields, wordsField } from '../fields.ts'
import { MAIL_OPENINGS, MAIL_SUBJECTS, MAIL_WORDS } from './site-settings.words.ts'

const OWN_WORDS = 'the site’s own words are used'

/** What the site mails to somebody who has sent a form. */
export const mailField = field({
  name: 'mail',
  title: 'Mail after a form',
  shows: 'In the mail that somebody gets who has sent a form. The registration offers it; the others send it always.',
  empty: OWN_WORDS,
  type: 'object',
  fields: [
    wordsField({
      name: 'subjects',
      title: 'Subjects',
      shows: 'Of every form, {reference} stands for the reference.',
      words: MAIL_SUBJECTS,
    }),
    ...wordFields(MAIL_WORDS, {
      after: {
        greeting: [
          wordsField({
            name: 'openings',
            title: 'First sentences',
            shows: 'Below the greeting.',
            words: MAIL_OPENINGS,
          }),
        ],
      },
    }),
  ],
})

export const referenceField = textField({
  name: 'referenceText',
  title: 'Reference',
  shows:
    'After a form was sent, and in the mail; {reference} stands for the signs by which you find the request, such as K7P-4MX.',
  empty: OWN_WORDS,
  max: 80,
})
