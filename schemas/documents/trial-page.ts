import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { field, listField, textField, wordFields, wordsField } from '../fields.ts'
import { defineDocument, group } from '../types.ts'
import { seoGroup } from './fields.ts'
import { TRIAL_GROUPS, TRIAL_LABELS, TRIAL_WORDS } from './trial-page.words.ts'

/** The specification's four ways, in its order. */
const CONTACT_CHOICES = ['Email', 'Phone', 'Text', 'Any']

export const trialPage = defineDocument('Trial page', ClipboardIcon, {
  groups: [
    group('full', 'Full form', {
      title: textField('Title', 'At the top of the page with the full form, and of the short form.'),
      ...wordFields(TRIAL_WORDS.intro),
      points: listField('Points', 'Beside the form, on phones below it, one line each.', {
        empty: 'the form stands without a list',
        of: 'point',
        max: 8,
      }),
      groups: wordsField('Titles of the fields’ groups', 'Above the three groups of fields of the full form.', {
        words: TRIAL_GROUPS,
      }),
      labels: wordsField('Labels', 'Above the fields of the trial forms.', { words: TRIAL_LABELS }),
      ...wordFields(TRIAL_WORDS.full, {
        crestNote: {
          contactChoices: listField(
            'Ways to get in touch',
            'The four choices of the full form: for e-mail, phone, text and any.',
            { of: 'string', limit: CONTACT_CHOICES.length, initialValue: CONTACT_CHOICES },
          ),
        },
      }),
      termsLink: field('Link to the terms', 'In the line below the button, instead of {terms}.', { type: 'link' }),
      privacyLink: field('Link to the privacy policy', 'In the line below the button, instead of {privacy}.', {
        type: 'link',
      }),
    }),
    group('short', 'Short form', {
      shortTitle: textField('Title', 'At the top of the pages with the short form, /karima and /scranton.'),
      ...wordFields(TRIAL_WORDS.short),
    }),
    group('mini', 'Drawer', {
      ...wordFields(TRIAL_WORDS.mini),
      fullFormLink: field('Link to the full form', 'Below the drawer’s button.', { type: 'link' }),
    }),
    group('received', 'After sending', wordFields(TRIAL_WORDS.received)),
    seoGroup(),
  ],
  preview: { title: () => 'Trial' },
})
