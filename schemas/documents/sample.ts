import { defineField } from 'sanity'

/**
 * On documents about people and masjids, above everything else: what came with the project is invented. Gone as soon as
 * the content is real, and never there in what staff create.
 */
export const sampleField = defineField({
  name: 'sample',
  title: 'Sample content: replace before going live',
  type: 'boolean',
  description:
    'Invented people, masjids, quotes and amounts came with the project. Switch this off when the content is real. It shows in the Studio only. When empty: the content counts as real.',
  hidden: ({ value }) => value !== true,
})
