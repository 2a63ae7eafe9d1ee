import { LaunchIcon } from '@sanity/icons/Launch'
import { defineField, defineType } from 'sanity'
import { explain, listField, switchField } from '../fields.ts'
import { textOr } from '../preview.ts'
import { alphabetical } from './orderings.ts'
import { checkDestination, checkPath } from './redirect-rules.ts'

const MAX_PARAMETERS = 10

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: LaunchIcon,
  fields: [
    defineField({
      ...explain({
        name: 'path',
        title: 'Short address',
        shows: 'What visitors type after the name of this site, for example /albayan.',
      }),
      type: 'string',
      validation: rule => rule.required().custom(checkPath),
    }),
    defineField({
      ...explain({
        name: 'destination',
        title: 'Name on the donation host',
        shows: 'The donation page that opens, for example albayan.',
      }),
      type: 'string',
      validation: rule => rule.required().custom(checkDestination),
    }),
    listField({
      name: 'parameters',
      title: 'Parameters',
      shows: 'Added to the address of the donation page, for example for a card reader.',
      empty: 'the page opens as for everyone',
      of: 'queryParameter',
      max: MAX_PARAMETERS,
    }),
    switchField({
      name: 'active',
      title: 'Active',
      shows: 'Switches the redirect on and off.',
      empty: 'the address shows the landing page',
      initialValue: true,
    }),
  ],
  orderings: [alphabetical('path', 'Short address')],
  preview: {
    select: { path: 'path', destination: 'destination', active: 'active' },
    prepare: ({ path, destination, active }) => ({
      title: textOr(path, 'Redirect without an address'),
      subtitle: [active === false && 'Off', destination && `→ ${destination}`].filter(Boolean).join(' · '),
    }),
  },
})
