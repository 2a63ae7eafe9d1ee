import { ComposeIcon } from '@sanity/icons/Compose'
import { showsFromWords } from '../../lib/time/dates.ts'
import { staffZone } from '../../lib/time/staff-zone.ts'
import { field, longTextField, pictureField, textField } from '../fields.ts'
import { subtitleOf } from '../preview.ts'
import { filledRichText, storedTime } from '../rules/fields.ts'
import { newQuotes } from '../rules/repeated-quotes.ts'
import { defineDocument, group } from '../types.ts'
import { seasonFields } from '../window-fields.ts'
import { sampleField, seoGroup, slugField } from './fields.ts'

export const post = defineDocument('Post', ComposeIcon, {
  groups: [
    group('text', 'Text', {
      sample: sampleField,
      title: textField('Title', 'At the top of the post and on its card.', {
        max: 70,
        because: 'a longer title takes more than three lines on the card',
      }),
      mainImage: pictureField('Picture', 'Below the title of the post.', {
        sharp: { width: 1600, height: 900 },
        empty: 'the post starts with its text',
      }),
      body: field('Text', 'The post itself.', {
        type: 'richText',
        validation: rule => [rule.required().custom(filledRichText), rule.custom(newQuotes).warning()],
      }),
    }),
    group('card', 'Card and address', {
      slug: slugField(
        'title',
        'The end of the post’s address: /post/… When it changes, the old address leads to the new one.',
      ),
      publishedAt: field('Date', 'On the card and the post; the newest post comes first.', {
        type: 'datetime',
        initialValue: () => new Date().toISOString(),
        validation: rule => rule.required().custom(storedTime),
      }),
      excerpt: longTextField('Excerpt', 'On the card, below the title.', { max: 300 }),
      previewImage: pictureField('Picture of the card', 'At the top of the card.', {
        sharp: { width: 1280, height: 720 },
        empty: 'the picture of the post is used',
      }),
      category: field('Category', 'On the card, beside the date.', {
        empty: 'the card shows no category',
        type: 'reference',
        to: [{ type: 'category' }],
      }),
      author: field('Author', 'On the card and below the title of the post.', {
        empty: 'no author is named',
        type: 'reference',
        to: [{ type: 'author' }],
      }),
    }),
    group(
      'season',
      'Season',
      seasonFields(
        'From its date on, the post is on the site in this season of every year only.',
        'the post stays on the site',
      ),
    ),
    seoGroup('the post', 'its title, excerpt and picture are used'),
  ],
  orderings: [{ name: 'newest', title: 'Newest first', by: [{ field: 'publishedAt', direction: 'desc' }] }],
  preview: {
    select: {
      ...{ publishedAt: 'publishedAt', season: 'season', sample: 'sample', author: 'author.name' },
      ...{ category: 'category.title', preview: 'previewImage.asset', main: 'mainImage.asset' },
    },
    subtitle: ({ publishedAt, category, author, ...post }) =>
      subtitleOf(post, showsFromWords(publishedAt, new Date(), staffZone()), category, author),
    media: ({ preview, main }) => preview ?? main,
  },
})
