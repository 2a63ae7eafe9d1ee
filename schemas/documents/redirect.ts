import { LaunchIcon } from '@sanity/icons/Launch'
import type { CustomValidator, ValidationContext } from 'sanity'
import { addressOf } from '../../lib/addresses/page-address.ts'
import { findLongChain, findLoop } from '../../lib/addresses/redirect-chains.ts'
import { describeDestination, problemOfDestination, problemOfHost } from '../../lib/addresses/redirect-destination.ts'
import { findDuplicate, MAX_STEPS, problemOfPath, type RedirectRule } from '../../lib/addresses/redirects.ts'
import { field, listField, switchField } from '../fields.ts'
import { defineDocument } from '../types.ts'
import { alphabetical, lookUp, publishedId } from './fields.ts'
import { PAGE_AT_QUERY } from './pages.query.ts'
import { REDIRECT_RULES_QUERY } from './redirect.query.ts'

export const MAX_PARAMETERS = 10

export const redirect = defineDocument('Redirect', LaunchIcon, {
  fields: {
    path: field('Short address', 'What visitors type after the name of this site, for example /albayan.', {
      type: 'string',
      options: { help: 'address' },
      readOnly: ({ document }) => isMadeBySite(document),
      validation: rule => rule.required().custom(checkPath),
    }),
    destination: field('Leads to', 'What opens.', {
      type: 'string',
      options: { help: 'destination' },
      hidden: ({ document }) => isMadeBySite(document),
      validation: rule => rule.custom(checkDestination),
    }),
    confirmedHost: field('Confirmed website', 'The other website that somebody confirmed.', {
      empty: 'a redirect to another website cannot be published',
      type: 'string',
      hidden: true,
    }),
    parameters: listField('Parameters', 'Added to the address that opens, for example for a card reader.', {
      empty: 'the page opens as for everyone',
      of: 'queryParameter',
      limit: MAX_PARAMETERS,
      hidden: ({ document }) => isMadeBySite(document),
    }),
    active: switchField('Active', 'Switches the redirect on and off.', {
      empty: 'the address shows the landing page',
      initialValue: true,
    }),
    movedId: field('What had this address', 'The post or page whose address changed; the site made this redirect.', {
      empty: 'somebody made this redirect',
      type: 'string',
      hidden: true,
    }),
  },
  orderings: [alphabetical('path', 'Short address')],
  preview: {
    without: 'Redirect without an address',
    select: { title: 'path', destination: 'destination', active: 'active', movedId: 'movedId' },
    subtitle: ({ destination, active, movedId }) =>
      [active === false && 'Off', leadsTo(destination, movedId)].filter(Boolean).join(' · '),
  },
})

function leadsTo(destination: unknown, movedId: unknown): string | null {
  if (movedId) return '→ its new address'
  if (typeof destination !== 'string' || destination === '') return null
  return `→ ${describeDestination(destination) ?? destination}`
}

function isMadeBySite(document: { [field: string]: unknown } | undefined): boolean {
  return typeof document?.movedId === 'string'
}

/** Rejects reserved and malformed paths first, then paths of pages and of other redirects. */
const checkPath: CustomValidator<string | undefined> = async (path, context) => {
  if (!path || isMadeBySite(context.document)) return true
  const problem = problemOfPath(path)
  if (problem) return problem
  const page = await lookUp(context, PAGE_AT_QUERY, { slug: addressOf(path) ?? '' })
  if (page !== null) return `The page “${page}” has this address: a redirect would hide it`
  const duplicate = findDuplicate(path, await otherRedirects(context))
  return duplicate === null || `The redirect ${duplicate} already leads visitors from this address`
}

/** Rejects malformed destinations and unconfirmed hosts first, then destinations that would make redirects form a loop or a long chain. */
const checkDestination: CustomValidator<string | undefined> = async (destination, context) => {
  if (isMadeBySite(context.document)) return true
  if (!destination) return 'Required'
  const { path, confirmedHost = null } = Object(context.document)
  const problem = problemOfDestination(destination) ?? problemOfHost(destination, confirmedHost)
  if (problem) return problem
  if (typeof path !== 'string') return true
  const others = await otherRedirects(context)
  const loop = findLoop({ path, destination }, others)
  if (loop) return `Visitors would go round in a circle: ${loop.join(' → ')}`
  const chain = findLongChain({ path, destination }, others)
  return chain === null || `Visitors would be sent on more than ${MAX_STEPS} times: ${chain.join(' → ')}`
}

async function otherRedirects(context: ValidationContext): Promise<RedirectRule[]> {
  const rules = await lookUp(context, REDIRECT_RULES_QUERY)
  const ownId = publishedId(context)
  return rules.flatMap(({ _id, path, destination }) =>
    _id !== ownId && path && destination ? [{ path, destination }] : [],
  )
}
