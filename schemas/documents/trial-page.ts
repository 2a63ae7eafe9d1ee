import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { defineType } from 'sanity'
import { labelsField, listField, longTextField, objectField, textField } from '../fields.ts'

const MAX_POINTS = 8
/** The specification's four: Email, Phone, Text, Any. */
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
    { name: 'seo', title: 'Search and sharing' },
  ],
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'At the top of the page with the full form.', group: 'full' }),
    longTextField({ name: 'lead', title: 'Introduction', shows: 'Below the title.', max: 300, group: 'full' }),
    listField({
      name: 'points',
      title: 'Points',
      shows: 'Beside the form, one line each.',
      empty: 'the form stands without a list',
      of: 'string',
      max: MAX_POINTS,
      group: 'full',
    }),
    labelsField({
      name: 'labels',
      title: 'Labels',
      shows: 'Above the fields of the trial forms.',
      labels: {
        name: 'Name',
        email: 'E-mail',
        phone: 'Phone',
        masjid: 'Masjid',
        location: 'City and state',
        bestContact: 'Best way to get in touch',
      },
      group: 'full',
    }),
    {
      ...listField({
        name: 'contactChoices',
        title: 'Ways to get in touch',
        shows: 'The four choices of the full form: for e-mail, phone, text and any.',
        of: 'string',
        max: CONTACT_CHOICES.length,
        group: 'full',
      }),
      initialValue: CONTACT_CHOICES,
    },
    textField({
      name: 'submitLabel',
      title: 'Button',
      shows: 'On the button that sends the full or the short form.',
      group: 'full',
    }),
    textField({
      name: 'shortTitle',
      title: 'Title',
      shows: 'At the top of the pages with the short form, /karima and /scranton.',
      group: 'short',
    }),
    longTextField({
      name: 'shortLead',
      title: 'Introduction',
      shows: 'Below the title of the short form.',
      max: 300,
      group: 'short',
    }),
    textField({ name: 'miniTitle', title: 'Title', shows: 'At the top of the drawer on wide screens.', group: 'mini' }),
    longTextField({
      name: 'miniLead',
      title: 'Introduction',
      shows: 'Below the title of the drawer.',
      max: 300,
      group: 'mini',
    }),
    textField({
      name: 'miniNameLabel',
      title: 'Label: name',
      shows: 'Above the drawer’s field for first and last name.',
      group: 'mini',
    }),
    textField({
      name: 'miniPhoneHint',
      title: 'Hint: phone',
      shows: 'Below the drawer’s field for the phone number, which takes ten digits.',
      group: 'mini',
    }),
    textField({
      name: 'miniSubmitLabel',
      title: 'Button',
      shows: 'On the button that sends the drawer’s form.',
      group: 'mini',
    }),
    objectField({
      name: 'fullFormLink',
      title: 'Link to the full form',
      shows: 'At the bottom of the drawer.',
      type: 'link',
      group: 'mini',
    }),
    textField({
      name: 'thanksTitle',
      title: 'Drawer: title',
      shows: 'In the drawer after sending.',
      group: 'received',
    }),
    textField({
      name: 'thanksText',
      title: 'Drawer: text',
      shows: 'In the drawer after sending, below its title.',
      group: 'received',
    }),
    textField({
      name: 'receivedTitle',
      title: 'Dialog: title',
      shows: 'At the top of the dialog after sending the full or the short form.',
      group: 'received',
    }),
    longTextField({
      name: 'receivedText',
      title: 'Dialog: text',
      shows: 'Below the title of that dialog.',
      max: 300,
      group: 'received',
    }),
    textField({
      name: 'demoLabel',
      title: 'Dialog: demo button',
      shows: 'On the button that opens the live demo.',
      group: 'received',
    }),
    textField({
      name: 'qrCaption',
      title: 'Dialog: QR code',
      shows: 'Below the QR code, and read aloud for it.',
      group: 'received',
    }),
    textField({
      name: 'homeLabel',
      title: 'Dialog: home button',
      shows: 'On the button that leads to the landing page.',
      group: 'received',
    }),
    objectField({
      name: 'seo',
      title: 'Search and sharing',
      shows: 'How search results and shared links present the page.',
      empty: 'its title and the settings’ description are used',
      type: 'seo',
      group: 'seo',
    }),
  ],
  preview: { prepare: () => ({ title: 'Trial page' }) },
})
