import { DocumentsIcon } from '@sanity/icons/Documents'
import { type CustomValidator, defineArrayMember } from 'sanity'
import { problemOfAddress } from '../../lib/addresses/page-address.ts'
import { LANDING_SECTIONS, mayRepeat, OPENINGS, SECTIONS_OF_PAGES } from '../../lib/sections.ts'
import { field, textField } from '../fields.ts'
import { previewOf, subtitleOf } from '../preview.ts'
import { fittingList } from '../rules/fields.ts'
import { defineDocument, group, sectionMenu } from '../types.ts'
import { seasonFields } from '../window-fields.ts'
import { alphabetical, lookUp, problemOfRival, sampleField, seoGroup, slugOptions } from './fields.ts'
import { REDIRECT_AT_QUERY } from './pages.query.ts'

const MAX_SECTIONS = 30

export const page = defineDocument({
  title: 'Page',
  icon: DocumentsIcon,
  groups: [
    group('sections', 'Page', {
      sample: sampleField,
      title: textField('Title', 'At the top of the page, in the browser’s tab and on shared links.', { max: 70 }),
      slug: field(
        'Address',
        'After the name of this site: ramadan shows at /ramadan, campaigns/ramadan at /campaigns/ramadan.',
        { type: 'slug', options: slugOptions('title'), validation: rule => rule.required().custom(checkAddress) },
      ),
      sections: field('Sections', 'The page from top to bottom. Drag to change the order.', {
        type: 'array', // What pages are usually built of comes first.
        of: [...SECTIONS_OF_PAGES, ...LANDING_SECTIONS].map(type => defineArrayMember({ type })),
        options: sectionMenu,
        validation: rule => [rule.required().min(1).custom(inPlace), fittingList(MAX_SECTIONS, rule)],
      }),
    }),
    group(
      'season',
      'Season',
      seasonFields(
        'The page is on the site in this season of every year. At other times, links to it leave the menus.',
        { empty: 'the page is always there' },
      ),
    ),
    seoGroup({ empty: 'its title and introduction are used, and a card with its picture' }),
  ],
  orderings: [alphabetical('title', 'Title'), alphabetical('slug.current', 'Address')],
  preview: previewOf({
    without: 'Page without a title',
    select: { slug: 'slug.current', sample: 'sample', season: 'season' },
    subtitle: ({ slug, ...page }) => subtitleOf(page, slug && `/${slug}`),
    media: 'sections.0.picture.asset',
  }),
})

/** Rejects malformed and reserved addresses first, then those of other pages and of redirects. */
const checkAddress: CustomValidator<{ current?: string } | undefined> = async (slug, context) => {
  if (!slug?.current) return true
  const problem = problemOfAddress(slug.current) ?? (await problemOfRival(slug.current, context))
  if (problem) return problem
  const redirect = await lookUp(context, REDIRECT_AT_QUERY, { paths: [`/${slug.current}`, `/${slug.current}/`] })
  return !redirect || `The redirect ${redirect} already leads visitors from this address`
}

/** Allows one opening, at the top, and each section of the landing page once. */
function inPlace(sections: unknown[] | undefined): true | string {
  const names = (sections ?? []).map(section => String(Object(section)._type))
  const late = names.find((name, place) => place > 0 && OPENINGS.includes(name))
  if (late) return `The section “${late}” begins a page: put it at the top, and keep one beginning`
  const twice = names.find((name, place) => names.indexOf(name) !== place && !mayRepeat(name))
  return !twice || `The section “${twice}” is there twice; keep one`
}
