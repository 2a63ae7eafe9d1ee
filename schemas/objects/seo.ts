import { SearchIcon } from '@sanity/icons/Search'
import { field, pictureField, switchField } from '../fields.ts'
import { previewOf } from '../preview.ts'
import { defineObject } from '../types.ts'

/** Characters; search engines cut off longer texts. */
const SHOWN_TITLE_LENGTH = 60
const SHOWN_DESCRIPTION_LENGTH = 160

export const seo = defineObject({
  name: 'seo',
  title: 'Search and sharing',
  icon: SearchIcon,
  fields: [
    field({
      name: 'title',
      title: 'Title',
      shows: 'In search results, in the browser’s tab and on shared links.',
      empty: 'the title of the page is used',
      type: 'string',
      options: { count: SHOWN_TITLE_LENGTH },
      validation: rule =>
        rule.max(SHOWN_TITLE_LENGTH).warning(`Search results cut it after ${SHOWN_TITLE_LENGTH} characters`),
    }),
    field({
      name: 'description',
      title: 'Description',
      shows: 'Below the title in search results and on shared links.',
      empty: 'the description of the site in the settings is used',
      type: 'text',
      rows: 3,
      options: { count: SHOWN_DESCRIPTION_LENGTH },
      validation: rule =>
        rule
          .max(SHOWN_DESCRIPTION_LENGTH)
          .warning(`Search results cut it after ${SHOWN_DESCRIPTION_LENGTH} characters`),
    }),
    pictureField({
      name: 'picture',
      sharp: { width: 1200, height: 630 },
      title: 'Picture for sharing',
      shows: 'On links shared in messages and social networks; 1200 × 630 pixels are best.',
      empty: 'the picture in the settings is used',
    }),
    switchField({
      name: 'noIndex',
      title: 'Hide from search engines',
      shows: 'Asks search engines not to list the page.',
      empty: 'the page may be listed',
      initialValue: false,
    }),
  ],
  preview: previewOf({ without: 'Search and sharing: defaults are used', subtitle: 'description' }),
})
