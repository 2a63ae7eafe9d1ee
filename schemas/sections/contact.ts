import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineType } from 'sanity'
import { addressField, longTextField, textField } from '../fields.ts'
import { textOr } from '../preview.ts'

export const contact = defineType({
  name: 'contact',
  title: 'Contact',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'At the top of the section.' }),
    longTextField({ name: 'lead', title: 'Introduction', shows: 'Below the title.', max: 300 }),
    textField({ name: 'helpLabel', title: 'Help button', shows: 'The button that opens the contact dialog.', max: 40 }),
    textField({ name: 'trialTitle', title: 'Trial: title', shows: 'On the link to the trial form.', max: 60 }),
    textField({ name: 'trialNote', title: 'Trial: note', shows: 'Beside the title of that link.', max: 60 }),
    addressField({
      name: 'trialHref',
      title: 'Trial: leads to',
      shows: 'The page that the link to the trial form opens.',
    }),
    textField({
      name: 'emailNote',
      title: 'E-mail: note',
      shows: 'Beside the e-mail address, which stands in the settings.',
      max: 60,
    }),
    textField({
      name: 'phoneNote',
      title: 'Phone: note',
      shows: 'Beside the phone number, which stands in the settings.',
      max: 60,
    }),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: textOr(title, 'Contact without a title'), subtitle: 'Contact' }),
  },
})
