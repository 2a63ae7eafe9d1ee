import { defineField } from 'sanity'

/** Marks invented people and masjids of the seed. Hidden when it is off, so staff never see it in documents they create. */
export const sampleField = defineField({
  name: 'sample',
  title: 'Sample content: replace before going live',
  type: 'boolean',
  description:
    'Invented people, masjids, quotes and amounts came with the project. Switch this off when the content is real. It shows in the Studio only. When empty: the content counts as real.',
  hidden: ({ value }) => value !== true,
})
