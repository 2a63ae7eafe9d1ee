import { UserIcon } from '@sanity/icons/User'
import { field, listField, textField, wordFields, wordsField } from '../fields.ts'
import { defineDocument, group } from '../types.ts'
import { seoGroup } from './fields.ts'
import { DRAFT_WORDS, REGISTRATION_LABELS, REGISTRATION_WORDS } from './registration-page.words.ts'

/** The form has four steps: about you, masjid, mailing, terms. */
const STEPS = 4

export const registrationPage = defineDocument('Registration page', UserIcon, {
  groups: [
    group('page', 'Page', {
      title: textField('Title', 'At the top of the page.'),
      ...wordFields(REGISTRATION_WORDS.page),
      steps: listField('Steps', 'The names of the four steps, in the order of the form.', { of: 'step', limit: STEPS }),
    }),
    group('labels', 'Labels', {
      labels: wordsField('Labels', 'Above fields and on buttons of the registration form.', {
        words: REGISTRATION_LABELS,
      }),
      ...wordFields(REGISTRATION_WORDS.labels),
    }),
    group('terms', 'Terms and sending', {
      ...wordFields(REGISTRATION_WORDS.terms, {
        termsText: { termsLink: field('Link to the terms', 'After the consent.', { type: 'link' }) },
      }),
    }),
    group('draft', 'Go on later', {
      draft: wordsField(
        'Words of “Save and go on later”',
        'At the button below each step, in the dialog with the link, and on the page that the link opens.',
        { place: 'When answers are saved.', words: DRAFT_WORDS, max: 200, options: { columns: 1 } },
      ),
    }),
    seoGroup(),
  ],
  preview: { title: () => 'Registration' },
})
