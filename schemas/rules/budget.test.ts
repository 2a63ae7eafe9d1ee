import { expect, it } from 'vitest'
import { findHeavyContent } from './budget'

const HASH = '0123456789abcdef0123456789abcdef01234567'
const drawing = `image-${HASH}-400x300-svg`
const animation = `image-${HASH}-400x300-gif`
const film = `file-${HASH}-mp4`

const pictureOf = (_ref: string) => ({ asset: { _type: 'reference', _ref } })
const postWith = (count: number, shape: string) => ({
  _type: 'post',
  body: Array.from({ length: count }, (_, index) => ({
    ...{ _key: `block-${index}`, _type: 'figure', ...pictureOf(`image-${HASH}-${shape}`) },
  })),
})
const textOf = (characters: number) => ({
  body: [{ _type: 'block', children: [{ _type: 'span', text: 'a'.repeat(characters) }] }],
})
const filmOf = { sections: [{ _key: 'why', film: { file: pictureOf(film) } }] }
const pictures = { logo: pictureOf(drawing), body: [{ _key: 'a', ...pictureOf(animation) }] }

it.each<[what: string, document: object, sizes: Record<string, number>]>([
  ['many pictures of usual size, however large the originals are', postWith(20, '6000x4000-jpg'), {}],
  ['a drawing of usual size', pictures, { [drawing]: 300_000 }],
  ['a photograph, which visitors get smaller', { photo: pictureOf('photo') }, { photo: 900_000 }],
  ['a film of usual size', filmOf, { [film]: 30_000_000 }],
  ['a text of usual length', textOf(60_000), {}],
])('lets a page have %s', (_, document, sizes) => {
  expect(findHeavyContent({ ...document }, new Map(Object.entries(sizes)))).toEqual([])
})

it.each<[what: string, document: object, sizes: Record<string, number>, found: [path: unknown[], sentence: RegExp][]]>([
  [
    'the last of too many pictures',
    postWith(24, '1600x1000-webp'),
    {},
    [
      [
        ['body', { _key: 'block-23' }],
        /^The 24 pictures of this page come to about 3\.1 MB\. More than 3\.0 MB take long/,
      ],
    ],
  ],
  [
    'drawings and animations, because visitors get them as they are',
    pictures,
    { [drawing]: 900_000, [animation]: 900_000 },
    [
      [['logo'], /^The drawing has 0\.9 MB/],
      [['body', { _key: 'a' }], /^The animation has 0\.9 MB/],
    ],
  ],
  [
    'a film',
    filmOf,
    { [film]: 84_000_000 },
    [[['sections', { _key: 'why' }, 'film', 'file'], /^The file has 84\.0 MB\. More than 30\.0 MB/]],
  ],
  ['a text', textOf(60_001), {}, [[['body'], /^The text has 60,001 characters\. More than 60,000/]]],
])('reports %s that a page is too heavy with', (_, document, sizes, found) => {
  expect(findHeavyContent({ ...document }, new Map(Object.entries(sizes)))).toEqual(
    found.map(([path, sentence]) => ({ path, message: expect.stringMatching(sentence) })),
  )
})
