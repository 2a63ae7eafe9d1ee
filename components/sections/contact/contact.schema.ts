import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineType } from 'sanity'
import { addressField, longTextField, objectField, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { previewOf } from '../../../schemas/preview.ts'

export const contact = defineType({
  name: 'contact',
  title: 'Contact',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    sectionTitleField(),
    longTextField({ name: 'lead', title: 'Introduction', shows: 'Below the title.', max: 300 }),
    textField({
      name: 'trialTitle',
      title: 'Trial: button',
      shows: 'On the one large button of the section, which opens the trial form.',
      max: 30,
      because: 'a longer text does not fit on the button of a phone',
    }),
    textField({
      name: 'trialNote',
      title: 'Trial: tag',
      shows: 'On the tag of that button, for example “Free”.',
      empty: 'the button has no tag',
      max: 20,
      because: 'the tag stands inside the button',
    }),
    addressField({
      name: 'trialHref',
      title: 'Trial: leads to',
      shows: 'The page that the button opens.',
    }),
    textField({
      name: 'registerText',
      title: 'Registration: question',
      shows: 'Below the button, before the link to the registration.',
      empty: 'the link stands alone',
      max: 40,
    }),
    objectField({
      name: 'registerLink',
      title: 'Registration: link',
      shows: 'Below the button.',
      empty: 'there is no link',
      type: 'link',
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
    textField({
      name: 'demoTitle',
      title: 'Demo: title',
      shows: 'In the last row, which opens the demo form.',
      empty: 'there is no such row',
      max: 40,
    }),
    textField({
      name: 'demoNote',
      title: 'Demo: note',
      shows: 'Below the title of that row.',
      empty: 'the title stands alone',
      max: 60,
    }),
    textField({
      name: 'helpLabel',
      title: 'Help: link',
      shows: 'Below the registration, in small type: opens the contact dialog.',
      empty: 'there is no such link',
      max: 40,
    }),
  ],
  preview: previewOf({ without: 'Contact without a title', words: 'Contact' }),
})
