import { defineField, type SortOrdering } from 'sanity'
import { explain, objectField } from '../fields.ts'

const MAX_SLUG = 96
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The last part of a document's URL. Sanity's slug type ensures that it is unique among documents of the type. */
export function slugField({ source, shows, group }: { source: string; shows: string; group?: string }) {
  return defineField({
    ...explain({ name: 'slug', title: 'Address', shows, group }),
    type: 'slug',
    options: { source, maxLength: MAX_SLUG },
    validation: rule =>
      rule
        .required()
        .custom(
          slug =>
            !slug?.current ||
            (slug.current.length <= MAX_SLUG && SLUG.test(slug.current)) ||
            `Use lower-case letters, digits and single hyphens, at most ${MAX_SLUG}`,
        ),
  })
}

export const SEO_GROUP = { name: 'seo', title: 'Search and sharing' }

/** `of` is whatever search results and shared links present. */
export function seoField({
  of = 'the page',
  empty = 'its title and the settings’ description are used',
  group,
}: {
  of?: string
  empty?: string
  group?: 'seo'
} = {}) {
  const shows = `How search results and shared links present ${of}.`
  return objectField({ ...SEO_GROUP, shows, empty, type: 'seo', group })
}

/** Marks invented people and masjids of the seed. The form shows it as a chip above the fields, which also removes the mark. */
export const sampleField = defineField({
  name: 'sample',
  title: 'Sample content: replace before going live',
  type: 'boolean',
  description:
    'Invented people, masjids, quotes and amounts came with the project. It shows in the Studio only. When empty: the content counts as real.',
  hidden: true,
})

/** Ascending. The first ordering of a type is the default of its list in the Studio. */
export function alphabetical(field: string, title: string): SortOrdering {
  return { name: field, title, by: [{ field, direction: 'asc' }] }
}
