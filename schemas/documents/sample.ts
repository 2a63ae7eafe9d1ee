import { defineField } from 'sanity'

/** On documents about people and masjids: what came with the project is invented. */
export const sampleField = defineField({
  name: 'sample',
  title: 'Sample content: replace before going live',
  type: 'boolean',
  description:
    'Invented people, masjids, quotes and amounts came with the project. Untick this when the content is real. It shows in the Studio only. When empty: the content counts as real.',
  initialValue: false,
})
