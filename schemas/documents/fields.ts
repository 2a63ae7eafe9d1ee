import type { ClientReturn, QueryParams } from '@sanity/client'
import { defineArrayMember, getPublishedId, type SortOrdering, type ValidationContext } from 'sanity'
import { MAX_ADDRESS, proposeAddress } from '../../lib/addresses/page-address.ts'
import { RELEASES_API_VERSION } from '../../lib/environment/public-settings.ts'
import { mayRepeat } from '../../lib/sections.ts'
import { field } from '../fields.ts'
import { fittingList } from '../rules/fields.ts'
import { group } from '../types.ts'
import { RIVAL_QUERY } from './pages.query.ts'

/** Lower-case letters and digits, with single hyphens between them. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

type Check = (address: string, context: ValidationContext) => Promise<string | null>

/** The last part of a document's URL, or all of it. `check` names the other document with the same address, which Sanity's own check does not. */
export function slugField(source: string, shows: string, check: Check = checkSlug) {
  return field('Address', shows, {
    type: 'slug',
    options: { source, maxLength: MAX_ADDRESS, slugify: propose, isUnique: () => true },
    validation: rule =>
      rule.required().custom(async (slug, context) => !slug?.current || ((await check(slug.current, context)) ?? true)),
  })
}

const checkSlug: Check = async (slug, context) =>
  slug.length > MAX_ADDRESS || !SLUG.test(slug)
    ? `Use lower-case letters, digits and single hyphens, at most ${MAX_ADDRESS}`
    : problemOfRival(slug, context)

/** The Studio shows the error beside the button that proposes an address. */
function propose(title: string): string {
  const address = proposeAddress(title)
  if (address) return address
  throw new Error(
    'An address has Latin letters and digits, and this title has too few. Type one, such as ramadan-nights',
  )
}

export async function problemOfRival(slug: string, context: ValidationContext): Promise<string | null> {
  const type = context.document?._type
  const params = { type, slug, ownId: publishedId(context) }
  const rival = await lookUp(context, RIVAL_QUERY, params, 'raw')
  return (
    rival &&
    `The ${type} “${rival.title ?? slug}” already has this address. Visitors find only the one that was published first: give one of them another`
  )
}

/** Queries what editors see unless told otherwise: drafts in place of the published documents, under the published ids. */
export function lookUp<const Query extends string>(
  context: ValidationContext,
  query: Query,
  params: QueryParams = {},
  perspective: 'drafts' | 'raw' = 'drafts',
): Promise<ClientReturn<Query>> {
  const client = context.getClient({ apiVersion: RELEASES_API_VERSION }).withConfig({ perspective, useCdn: false })
  return client.fetch(query, params)
}

/** Id of the document that is being validated, without a draft's prefix. */
export function publishedId(context: ValidationContext): string {
  return getPublishedId(context.document?._id ?? '')
}

const MAX_SECTIONS = 30

/** `check` says which sections may stand where. The menu shows them as pictures, which the visual tests take (tests/visual/capture.ts). */
export function sectionsField(types: readonly string[], check: (sections: unknown[] | undefined) => true | string) {
  const previewImageUrl = (section: string) => `/section-pictures/${section}.webp`
  return field('Sections', 'The page from top to bottom. Drag to change the order.', {
    type: 'array',
    of: types.map(type => defineArrayMember({ type })),
    options: { insertMenu: { views: [{ name: 'grid', previewImageUrl }, { name: 'list' }] } },
    validation: rule => [rule.required().min(1).custom(check), fittingList(MAX_SECTIONS, rule)],
  })
}

/** A section's anchor on the landing page is its type name, so two sections of a type would share it. */
export function onceEach(sections: unknown[] | undefined): true | string {
  const names = (sections ?? []).map(section => String(Object(section)._type))
  const twice = names.find((name, place) => names.indexOf(name) !== place && !mayRepeat(name))
  return !twice || `The section “${twice}” is there twice; keep one`
}

/** `of` is whatever search results and shared links present. */
export function seoField(of = 'the page', empty = 'its title and the settings’ description are used') {
  return field(SEO_TITLE, `How search results and shared links present ${of}.`, { empty, type: 'seo' })
}

export function seoGroup(...options: Parameters<typeof seoField>) {
  return group('seo', SEO_TITLE, { seo: seoField(...options) })
}

const SEO_TITLE = 'Search and sharing'

/** Marks invented people and masjids of the seed. The form shows it as a chip above the fields, which also removes the mark. */
export const sampleField = field(
  'Sample content: replace before going live',
  'Invented people, masjids, quotes and amounts came with the project. It shows in the Studio only.',
  { empty: 'the content counts as real', type: 'boolean', hidden: true },
)

/** Ascending. The first ordering of a type is the default of its list in the Studio. */
export function alphabetical(field: string, title: string): SortOrdering {
  return { name: field, title, by: [{ field, direction: 'asc' }] }
}
