import { defineField } from 'sanity'
import { explain, listField, longTextField, pictureField, textField } from '../fields.ts'

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
    textField({ name: 'title', title: 'Title', shows: 'At the top of the dialog.' }),
    longTextField({ name: 'lead', title: 'Introduction', shows: 'Below the title.', max: 300 }),
    textField({
      name: 'nameLabel',
      max: 40,
      title: 'Label: name',
      shows: 'Above the field for the name.',
      fieldset: 'form',
    }),
    textField({
      name: 'emailLabel',
      max: 40,
      title: 'Label: e-mail',
      shows: 'Above the field for the e-mail address.',
      fieldset: 'form',
    }),
    textField({
      name: 'phoneLabel',
      max: 40,
      title: 'Label: phone',
      shows: 'Above the field for the phone number.',
      fieldset: 'form',
    }),
    textField({ name: 'question', title: 'Question', shows: 'Above the answers.', fieldset: 'form' }),
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
    textField({
      name: 'submitLabel',
      max: 40,
      title: 'Button',
      shows: 'On the button that sends the form.',
      fieldset: 'form',
    }),
    textField({ name: 'asideTitle', title: 'Side: title', shows: 'Beside the form on wide screens.' }),
    longTextField({ name: 'asideText', title: 'Side: text', shows: 'Below the title beside the form.', max: 300 }),
    pictureField({
      name: 'asidePicture',
      sharp: { width: 800 },
      title: 'Side: picture',
      shows: 'Below the text beside the form, on dark green: upright, three to four.',
      empty: 'the phone of the hero shows there',
    }),
    textField({
      name: 'successTitle',
      title: 'Title',
      shows: 'At the top of the dialog after sending.',
      fieldset: 'success',
    }),
    longTextField({
      name: 'successText',
      title: 'Text',
      shows: 'Below the title after sending.',
      max: 300,
      fieldset: 'success',
    }),
    textField({
      name: 'openLabel',
      max: 40,
      title: 'Button',
      shows: 'On the button that opens the live demo.',
      fieldset: 'success',
    }),
    textField({
      name: 'shareLabel',
      title: 'Share',
      shows: 'On the button that sends the demo’s address to others, on devices that can.',
      empty: 'there is no such button',
      fieldset: 'success',
    }),
    textField({
      name: 'qrCaption',
      title: 'QR code',
      shows: 'Read aloud for the QR code, which large screens show.',
      fieldset: 'success',
    }),
    textField({
      name: 'qrText',
      title: 'QR code: text',
      shows: 'Beside the QR code.',
      empty: 'the code stands alone',
      max: 100,
      fieldset: 'success',
    }),
    textField({ name: 'contactText', title: 'Contact', shows: 'Before the e-mail address.', fieldset: 'success' }),
    textField({
      name: 'closeLabel',
      max: 40,
      title: 'Close',
      shows: 'On the button that closes the dialog.',
      fieldset: 'success',
    }),
  ],
  validation: rule => rule.required(),
})
