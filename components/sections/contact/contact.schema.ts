import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { addressField, longTextField, objectField, sectionTitleField, wordFields } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/section.ts'
import { CONTACT_WORDS } from './contact.words.ts'

export const contact = defineSection({
  name: 'contact',
  title: 'Contact',
  icon: EnvelopeIcon,
  fields: [
    sectionTitleField(),
    longTextField({ name: 'lead', title: 'Introduction', shows: 'Below the title.', max: 300 }),
    ...wordFields(CONTACT_WORDS, {
      max: 40,
      after: {
        trialNote: [
          addressField({ name: 'trialHref', title: 'Trial: leads to', shows: 'The page that the button opens.' }),
        ],
        registerText: [
          objectField({
            name: 'registerLink',
            title: 'Registration: link',
            shows: 'Below the button.',
            empty: 'there is no link',
            type: 'link',
          }),
        ],
      },
    }),
  ],
})
