import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { listField, objectField, textField, wordFields, wordsField } from '../fields.ts'
import { defineDocument, group } from '../types.ts'
import { seoGroup } from './fields.ts'
import { TRIAL_GROUPS, TRIAL_LABELS, TRIAL_WORDS } from './trial-page.words.ts'

const MAX_POINTS = 8
/** The specification's four ways, in its order. */
const CONTACT_CHOICES = ['Email', 'Phone', 'Text', 'Any']

export const trialPage = defineDocument({
  name: 'trialPage',
  title: 'Trial page',
  icon: ClipboardIcon,
  groups: [
    group('full', 'Full form', [
      textField({
        name: 'title',
        title: 'Title',
        shows: 'At the top of the page with the full form, and of the short form.',
      }),
      ...wordFields(TRIAL_WORDS.intro),
      listField({
        name: 'points',
        title: 'Points',
        shows: 'Beside the form, on phones below it, one line each.',
        empty: 'the form stands without a list',
        of: 'point',
        max: MAX_POINTS,
      }),
      wordsField({
        name: 'groups',
        title: 'Titles of the fields’ groups',
        shows: 'Above the three groups of fields of the full form.',
        words: TRIAL_GROUPS,
      }),
      wordsField({
        name: 'labels',
        title: 'Labels',
        shows: 'Above the fields of the trial forms.',
        words: TRIAL_LABELS,
      }),
      ...wordFields(TRIAL_WORDS.full, {
        after: {
          crestNote: [
            listField({
              name: 'contactChoices',
              title: 'Ways to get in touch',
              shows: 'The four choices of the full form: for e-mail, phone, text and any.',
              of: 'string',
              limit: CONTACT_CHOICES.length,
              initialValue: CONTACT_CHOICES,
            }),
          ],
        },
      }),
      objectField({
        name: 'termsLink',
        title: 'Link to the terms',
        shows: 'In the line below the button, instead of {terms}.',
        type: 'link',
      }),
      objectField({
        name: 'privacyLink',
        title: 'Link to the privacy policy',
        shows: 'In the line below the button, instead of {privacy}.',
        type: 'link',
      }),
    ]),
    group('short', 'Short form', [
      textField({
        name: 'shortTitle',
        title: 'Title',
        shows: 'At the top of the pages with the short form, /karima and /scranton.',
      }),
      ...wordFields(TRIAL_WORDS.short),
    ]),
    group('mini', 'Drawer', [
      ...wordFields(TRIAL_WORDS.mini),
      objectField({
        name: 'fullFormLink',
        title: 'Link to the full form',
        shows: 'Below the drawer’s button.',
        type: 'link',
      }),
    ]),
    group('received', 'After sending', [...wordFields(TRIAL_WORDS.received)]),
    seoGroup(),
  ],
  preview: { prepare: () => ({ title: 'Trial' }) },
})
