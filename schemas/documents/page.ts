import { DocumentsIcon } from '@sanity/icons/Documents'
import type { ValidationContext } from 'sanity'
import { problemOfAddress } from '../../lib/addresses/page-address.ts'
import { LANDING_SECTIONS, OPENINGS, SECTIONS_OF_PAGES } from '../../lib/sections.ts'
import { textField } from '../fields.ts'
import { subtitleOf } from '../preview.ts'
import { defineDocument, group } from '../types.ts'
import { seasonFields } from '../window-fields.ts'
import {
  alphabetical,
  lookUp,
  onceEach,
  problemOfRival,
  sampleField,
  sectionsField,
  seoGroup,
  slugField,
} from './fields.ts'
import { REDIRECT_AT_QUERY } from './pages.query.ts'

export const page = defineDocument('Page', DocumentsIcon, {
  groups: [
    group('sections', 'Page', {
      sample: sampleField,
      title: textField('Title', 'At the top of the page, in the browser’s tab and on shared links.', { max: 70 }),
      slug: slugField(
        'title',
        'After the name of this site: ramadan shows at /ramadan, campaigns/ramadan at /campaigns/ramadan.',
        checkAddress,
      ),
      // What pages are usually built of comes first.
      sections: sectionsField([...SECTIONS_OF_PAGES, ...LANDING_SECTIONS], inPlace),
    }),
    group(
      'season',
      'Season',
      seasonFields(
        'The page is on the site in this season of every year. At other times, links to it leave the menus.',
        'the page is always there',
      ),
    ),
    seoGroup('the page', 'its title and introduction are used, and a card with its picture'),
  ],
  orderings: [alphabetical('title', 'Title'), alphabetical('slug.current', 'Address')],
  preview: {
    select: { slug: 'slug.current', sample: 'sample', season: 'season', media: 'sections.0.picture.asset' },
    subtitle: ({ slug, ...page }) => subtitleOf(page, slug && `/${slug}`),
  },
})

/** Rejects malformed and reserved addresses first, then those of other pages and of redirects. */
async function checkAddress(address: string, context: ValidationContext): Promise<string | null> {
  const problem = problemOfAddress(address) ?? (await problemOfRival(address, context))
  if (problem) return problem
  const redirect = await lookUp(context, REDIRECT_AT_QUERY, { paths: [`/${address}`, `/${address}/`] })
  return redirect && `The redirect ${redirect} already leads visitors from this address`
}

/** Allows one opening, at the top, and each section of the landing page once. */
function inPlace(sections: unknown[] | undefined): true | string {
  const late = sections
    ?.slice(1)
    .map(section => String(Object(section)._type))
    .find(name => OPENINGS.includes(name))
  return late ? `The section “${late}” begins a page: put it at the top, and keep one beginning` : onceEach(sections)
}
