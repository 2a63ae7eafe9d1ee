import { UserIcon } from '@sanity/icons/User'
import { defineType } from 'sanity'
import { listField, objectField, textField, wordFields, wordsField } from '../fields.ts'
import { SEO_GROUP, seoField } from './fields.ts'
import { DRAFT_WORDS, REGISTRATION_LABELS, REGISTRATION_WORDS } from './registration-page.words.ts'

/** The form has four steps: about you, masjid, mailing, terms. */
const STEPS = 4
const MAX_DRAFT_WORDS = 200

export const registrationPage = defineType({
  name: 'registrationPage',
  title: 'Registration page',
  type: 'document',
  icon: UserIcon,
  groups: [
    { name: 'page', title: 'Page', default: true },
    { name: 'labels', title: 'Labels' },
    { name: 'terms', title: 'Terms and sending' },
    { name: 'draft', title: 'Go on later' },
    SEO_GROUP,
  ],
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'At the top of the page.', group: 'page' }),
    ...wordFields(REGISTRATION_WORDS.page, { group: 'page' }),
    listField({
      name: 'steps',
      title: 'Steps',
      shows: 'The names of the four steps, in the order of the form.',
      of: 'step',
      limit: STEPS,
      group: 'page',
    }),
    wordsField({
      name: 'labels',
      title: 'Labels',
      shows: 'Above fields and on buttons of the registration form.',
      words: REGISTRATION_LABELS,
      group: 'labels',
    }),
    ...wordFields(REGISTRATION_WORDS.labels, { group: 'labels' }),
    ...wordFields(REGISTRATION_WORDS.terms, {
      group: 'terms',
      after: {
        termsText: [
          objectField({
            name: 'termsLink',
            title: 'Link to the terms',
            shows: 'After the consent.',
            type: 'link',
            group: 'terms',
          }),
        ],
      },
    }),
    wordsField({
      name: 'draft',
      title: 'Words of “Save and go on later”',
      shows: 'At the button below each step, in the dialog with the link, and on the page that the link opens.',
      place: 'When answers are saved.',
      words: DRAFT_WORDS,
      max: MAX_DRAFT_WORDS,
      options: { columns: 1 },
      group: 'draft',
    }),
    seoField({ group: 'seo' }),
  ],
  preview: { prepare: () => ({ title: 'Registration' }) },
})
