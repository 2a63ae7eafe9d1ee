import { UserIcon } from '@sanity/icons/User'
import { defineType } from 'sanity'
import { DRAFT_WORDS } from '../../lib/drafts/words.ts'
import { listField, longTextField, objectField, textField, tileNoteField, wordsField } from '../fields.ts'
import { SEO_GROUP, seoField } from './fields.ts'
import { REGISTRATION_LABELS } from './registration-page.words.ts'

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
    longTextField({ name: 'lead', title: 'Introduction', shows: 'Below the title.', max: 300, group: 'page' }),
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
    textField({
      name: 'emailHint',
      title: 'Hint for the e-mail',
      shows: 'Below an e-mail address that looks mistyped.',
      max: 200,
      group: 'labels',
    }),
    tileNoteField('labels'),
    textField({
      name: 'missingText',
      title: 'Checked answers that were left empty',
      shows: 'In the last step, before their names; {count} stands for how many they are.',
      empty: 'the words for one such answer are used',
      max: 40,
      group: 'labels',
    }),
    textField({
      name: 'addLabel',
      title: 'Link: add what was left empty',
      shows: 'In the last step, beside the answers that were left empty.',
      empty: 'the link for changing an answer is used',
      max: 24,
      group: 'labels',
    }),
    textField({
      name: 'termsText',
      title: 'Consent',
      shows: 'Beside the box to tick in the last step, before the link.',
      max: 300,
      group: 'terms',
    }),
    objectField({
      name: 'termsLink',
      title: 'Link to the terms',
      shows: 'After the consent.',
      type: 'link',
      group: 'terms',
    }),
    textField({
      name: 'copyLabel',
      title: 'Copy by e-mail',
      shows: 'Beside the box to tick in the last step, for a copy of the answers. Its words are in the settings.',
      empty: '“Send me a copy” is shown',
      max: 60,
      group: 'terms',
    }),
    textField({
      name: 'receivedTitle',
      title: 'Title after sending',
      shows: 'At the top of the dialog after sending.',
      group: 'terms',
    }),
    longTextField({
      name: 'receivedText',
      title: 'Text after sending',
      shows: 'Below that title; {masjid} stands for the masjid’s name.',
      max: 300,
      group: 'terms',
    }),
    textField({
      name: 'homeLabel',
      title: 'Button after sending',
      shows: 'On the button that leads to the landing page.',
      max: 40,
      group: 'terms',
    }),
    textField({
      name: 'saveLabel',
      title: 'Link after sending',
      shows: 'On the link that saves the masjid’s tile as a picture.',
      empty: 'there is no such link',
      max: 40,
      group: 'terms',
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
