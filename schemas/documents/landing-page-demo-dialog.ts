import { defineField } from 'sanity'
import { explain, listField, pictureField, wordFields } from '../fields.ts'
import { DEMO_DIALOG } from './landing-page.words.ts'

const ANSWERS = 3 // The specification's: Yes, No, Maybe / Unsure.

export const demoDialog = defineField({
  ...explain({
    name: 'demoDialog',
    title: 'Demo form',
    shows: 'The dialog that the button “Try a Demo” opens.',
    group: 'demo',
  }),
  type: 'object',
  fieldsets: [
    { name: 'form', title: 'Form', options: { columns: 2 } },
    { name: 'success', title: 'After sending', options: { columns: 2 } },
  ],
  fields: [
    ...wordFields(DEMO_DIALOG, {
      after: {
        question: [
          {
            ...listField({
              name: 'answers',
              title: 'Answers',
              shows: 'The three choices below the question: for yes, for no and for undecided.',
              of: 'string',
              limit: ANSWERS,
              fieldset: 'form',
            }),
            initialValue: ['Yes', 'No', 'Maybe / Unsure'],
          },
        ],
        asideText: [
          pictureField({
            name: 'asidePicture',
            sharp: { width: 800 },
            title: 'Side: picture',
            shows: 'Below the text beside the form, on dark green: upright, three to four.',
            empty: 'the phone of the hero shows there',
          }),
        ],
      },
    }),
  ],
  validation: rule => rule.required(),
})
