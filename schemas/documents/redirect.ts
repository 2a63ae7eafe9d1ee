import { LaunchIcon } from '@sanity/icons/Launch'
import { type CustomValidator, defineField, defineType, type ValidationContext } from 'sanity'
import { findDuplicate, findLoop, problemOfDestination, problemOfPath, type RedirectRule } from '../../lib/redirects.ts'
import { explain, listField, switchField } from '../fields.ts'
import { textOr } from '../preview.ts'
import { lookUp, publishedId } from './lookup.ts'
import { alphabetical } from './orderings.ts'
import { REDIRECT_RULES_QUERY } from './redirect.query.ts'

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

/** Rejects reserved and malformed paths first, then paths of other redirects. */
const checkPath: CustomValidator<string | undefined> = async (path, context) => {
  if (!path) return true
  const problem = problemOfPath(path)
  if (problem) return problem
  const duplicate = findDuplicate(path, await otherRedirects(context))
  return duplicate === null || `The redirect ${duplicate} already leads visitors from this address`
}

/** Rejects malformed names first, then names that would make redirects form a loop. */
const checkDestination: CustomValidator<string | undefined> = async (destination, context) => {
  if (!destination) return true
  const problem = problemOfDestination(destination)
  if (problem) return problem
  const path = context.document?.path
  if (typeof path !== 'string') return true
  const loop = findLoop({ path, destination }, await otherRedirects(context))
  return loop === null || `Visitors would go round in a circle: ${loop.join(' → ')}`
}

async function otherRedirects(context: ValidationContext): Promise<RedirectRule[]> {
  const rules = await lookUp(context, REDIRECT_RULES_QUERY)
  const ownId = publishedId(context)
  return rules.flatMap(({ _id, path, destination }) =>
    _id !== ownId && path && destination ? [{ path, destination }] : [],
  )
}
