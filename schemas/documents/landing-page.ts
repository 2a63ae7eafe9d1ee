import { HomeIcon } from '@sanity/icons/Home'
import { LANDING_SECTIONS } from '../../lib/sections.ts'
import {
  addressField,
  field,
  listField,
  objectField,
  pictureField,
  textField,
  wordFields,
  wordsField,
} from '../fields.ts'
import { defineDocument, group } from '../types.ts'
import { windowFields, windowFieldset } from '../window-fields.ts'
import { onceEach, sectionsField, seoGroup } from './fields.ts'
import { DEMO_DIALOG, TOAST_WORDS } from './landing-page.words.ts'

const ANSWERS = ['Yes', 'No', 'Maybe / Unsure'] // The specification's.

export const landingPage = defineDocument('Landing page', HomeIcon, {
  groups: [
    group('sections', 'Sections', { sections: sectionsField(LANDING_SECTIONS, onceEach) }),
    group('banner', 'Announcement', {
      banner: objectField('Announcement', 'Above the navigation; visitors can dismiss it.', {
        empty: 'there is no announcement',
        fieldsets: [windowFieldset],
        fields: {
          ...windowFields('Show the announcement', 'Switches the announcement on and off.', {
            empty: 'there is no announcement',
            initialValue: true,
          }),
          text: textField('Text', 'In the announcement.'),
          link: field('Link', 'After the text.', { type: 'link' }),
          linkHrefSmall: addressField('Small screens: leads to', 'Where the link leads on phones and small tablets.', {
            empty: 'the same page as on large screens',
            kinds: ['page', 'web'],
          }),
        },
      }),
    }),
    group('demo', 'Demo', {
      demoDialog: objectField('Demo form', 'The dialog that the button “Try a Demo” opens.', {
        fieldsets: [
          { name: 'form', title: 'Form', options: { columns: 2 } },
          { name: 'success', title: 'After sending', options: { columns: 2 } },
        ],
        fields: wordFields(DEMO_DIALOG, {
          question: {
            answers: listField('Answers', 'The three choices below the question: for yes, for no and for undecided.', {
              of: 'string',
              limit: ANSWERS.length,
              fieldset: 'form',
              initialValue: ANSWERS,
            }),
          },
          asideText: {
            asidePicture: pictureField(
              'Side: picture',
              'Below the text beside the form, on dark green: upright, three to four.',
              { sharp: { width: 800 }, empty: 'the phone of the hero shows there' },
            ),
          },
        }),
      }),
    }),
    group('toast', 'Donations', {
      toast: wordsField('Recent donations', 'In the note that tells of recent donations, on wide screens.', {
        words: TOAST_WORDS,
      }),
    }),
    seoGroup('the landing page', 'the settings’ own title and description are used'),
  ],
})
