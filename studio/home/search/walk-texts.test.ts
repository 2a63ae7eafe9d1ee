import { pathToString } from 'sanity'
import { expect, it } from 'vitest'
import { schema } from '@/schemas/validation.fixture'
import { walkTexts } from './walk-texts'

type Document = { _type: string; [name: string]: unknown }

const block = (_key: string, ...texts: string[]) => ({
  ...{ _type: 'block', _key, children: texts.map(text => ({ _type: 'span', text })) },
})
const cell = { _type: 'cell', _key: 'c1', value: [block('b1', 'May')] }
const table = { _type: 'table', _key: 't1', rows: [{ _type: 'row', _key: 'r1', cells: [cell] }] }
const hero = { _type: 'hero', _key: 'h1', words: ['Support', 'Build'], lead: 'Free tools.' }

it.each<[what: string, document: Document, found: [path: string, text: string, richText?: string][]]>([
  [
    'texts of fields and of their objects',
    { _type: 'testimonial', _id: 'one', quote: 'We counted.', image: { alt: 'A man', asset: { _ref: 'image-1' } } },
    [
      ['quote', 'We counted.'],
      ['image.alt', 'A man'],
    ],
  ],
  [
    'members of lists, by key or by place',
    { _type: 'landingPage', sections: [hero] },
    [
      ['sections[_key=="h1"].words[0]', 'Support'],
      ['sections[_key=="h1"].words[1]', 'Build'],
      ['sections[_key=="h1"].lead', 'Free tools.'],
    ],
  ],
  [
    'a paragraph of rich text as one text',
    { _type: 'post', body: [block('b1', 'Nobody counts ', 'the box.')] },
    [['body[_key=="b1"]', 'Nobody counts the box.', 'body']],
  ],
  [
    'a text in a table, in the rich text that holds the table',
    { _type: 'post', body: [table] },
    [['body[_key=="t1"].rows[_key=="r1"].cells[_key=="c1"].value[_key=="b1"]', 'May', 'body']],
  ],
  ['no days and choices', { _type: 'milestone', showFrom: '2026-11-01', timeZone: 'America/Chicago' }, []],
  [
    'no addresses and references',
    { _type: 'post', slug: { current: 'a-post' }, publishedAt: '2026-11-01T00:00:00Z', author: { _ref: 'a' } },
    [],
  ],
])('finds %s', (_, document, found) => {
  const type = schema.get(document._type)
  const places = type ? [...walkTexts(type, document)] : null
  expect(
    places?.map(({ path, text, richText }) => [pathToString(path), text, richText && pathToString(richText)]),
  ).toEqual(found.map(([path, text, richText = null]) => [path, text, richText]))
})
