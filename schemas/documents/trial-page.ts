import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { defineType } from 'sanity'
import { listField, objectField, textField, wordFields, wordsField } from '../fields.ts'
import { SEO_GROUP, seoField } from './fields.ts'
import { TRIAL_GROUPS, TRIAL_LABELS, TRIAL_WORDS } from './trial-page.words.ts'

const MAX_POINTS = 8
/** The specification's four ways, in its order. */
const CONTACT_CHOICES = ['Email', 'Phone', 'Text', 'Any']

export const trialPage = defineType({
  name: 'trialPage',
  title: 'Trial page',
  type: 'document',
  icon: ClipboardIcon,
  groups: [
    { name: 'full', title: 'Full form', default: true },
    { name: 'short', title: 'Short form' },
    { name: 'mini', title: 'Drawer' },
    { name: 'received', title: 'After sending' },
    SEO_GROUP,
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      shows: 'At the top of the page with the full form, and of the short form.',
      group: 'full',
    }),
    ...wordFields(TRIAL_WORDS.intro, { group: 'full' }),
    listField({
      name: 'points',
      title: 'Points',
      shows: 'Beside the form, on phones below it, one line each.',
      empty: 'the form stands without a list',
      of: 'point',
      max: MAX_POINTS,
      group: 'full',
    }),
    wordsField({
      name: 'groups',
      title: 'Titles of the fields’ groups',
      shows: 'Above the three groups of fields of the full form.',
      words: TRIAL_GROUPS,
      group: 'full',
    }),
    wordsField({
      name: 'labels',
      title: 'Labels',
      shows: 'Above the fields of the trial forms.',
      words: TRIAL_LABELS,
      group: 'full',
    }),
    ...wordFields(TRIAL_WORDS.full, {
      group: 'full',
      after: {
        crestNote: [
          {
            ...listField({
              name: 'contactChoices',
              title: 'Ways to get in touch',
              shows: 'The four choices of the full form: for e-mail, phone, text and any.',
              of: 'string',
              limit: CONTACT_CHOICES.length,
              group: 'full',
            }),
            initialValue: CONTACT_CHOICES,
          },
        ],
      },
    }),
    objectField({
      name: 'termsLink',
      title: 'Link to the terms',
      shows: 'In the line below the button, instead of {terms}.',
      type: 'link',
      group: 'full',
    }),
    objectField({
      name: 'privacyLink',
      title: 'Link to the privacy policy',
      shows: 'In the line below the button, instead of {privacy}.',
      type: 'link',
      group: 'full',
    }),
    textField({
      name: 'shortTitle',
      title: 'Title',
      shows: 'At the top of the pages with the short form, /karima and /scranton.',
      group: 'short',
    }),
    ...wordFields(TRIAL_WORDS.short, { group: 'short' }),
    ...wordFields(TRIAL_WORDS.mini, { group: 'mini' }),
    objectField({
      name: 'fullFormLink',
      title: 'Link to the full form',
      shows: 'Below the drawer’s button.',
      type: 'link',
      group: 'mini',
    }),
    ...wordFields(TRIAL_WORDS.received, { group: 'received' }),
    seoField({ group: 'seo' }),
  ],
  preview: { prepare: () => ({ title: 'Trial' }) },
})
