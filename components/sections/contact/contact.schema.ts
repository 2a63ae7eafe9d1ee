import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { addressField, field, longTextField, sectionTitleField, wordFields } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'
import { CONTACT_WORDS } from './contact.words.ts'

export const contact = defineSection('Contact', EnvelopeIcon, {
  fields: {
    title: sectionTitleField(),
    lead: longTextField('Introduction', 'Below the title.', { max: 300 }),
    ...wordFields(CONTACT_WORDS, {
      trialNote: { trialHref: addressField('Trial: leads to', 'The page that the button opens.') },
      registerText: {
        registerLink: field('Registration: link', 'Below the button.', { empty: 'there is no link', type: 'link' }),
      },
    }),
  },
})
