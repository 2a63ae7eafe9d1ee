import { SearchIcon } from '@sanity/icons/Search'
import { longTextField, pictureField, switchField, textField } from '../fields.ts'
import { defineObject } from '../types.ts'

const CUT = 'search results cut a longer one'

export const seo = defineObject('Search and sharing', SearchIcon, {
  fields: {
    title: textField('Title', 'In search results, in the browser’s tab and on shared links.', {
      empty: 'the title of the page is used',
      max: 60,
      because: CUT,
    }),
    description: longTextField('Description', 'Below the title in search results and on shared links.', {
      empty: 'the description of the site in the settings is used',
      max: 160,
      because: CUT,
    }),
    picture: pictureField(
      'Picture for sharing',
      'On links shared in messages and social networks; 1200 × 630 pixels are best.',
      { sharp: { width: 1200, height: 630 }, empty: 'the picture in the settings is used' },
    ),
    noIndex: switchField('Hide from search engines', 'Asks search engines not to list the page.', {
      empty: 'the page may be listed',
    }),
  },
  preview: { select: { subtitle: 'description' }, without: 'Search and sharing: defaults are used' },
})
