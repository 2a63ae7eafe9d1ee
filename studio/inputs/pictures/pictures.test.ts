import { createSchema } from 'sanity'
import { expect, it } from 'vitest'
import { schemaTypes } from '@/schemas'
import { findPictures, firstOf, listPictures } from './pictures'

const schema = createSchema({ name: 'site', types: schemaTypes })

const ASSETS = ['door.jpg', 'kiosk.png', null].map((originalFilename, place) => ({
  ...{ _id: `image-${place}`, url: `https://cdn.example/${place}`, originalFilename },
}))

function picture(place: number, alt?: string) {
  return { _type: 'picture', alt, asset: { _type: 'reference', _ref: `image-${place}` } }
}

const PICTURES = listPictures(schema, {
  assets: ASSETS,
  documents: [
    { _id: 'a', _type: 'testimonial', name: 'Abdullah Hassan', image: picture(0, 'A man at a door') },
    { _id: 'drafts.a', _type: 'testimonial', name: 'Abdullah Hassan', image: picture(0, 'A man by a green door') },
    { _id: 'b', _type: 'post', title: 'Thirty nights', body: [{ ...picture(1), _type: 'figure', _key: 'f' }] },
    { _id: 'siteSettings', _type: 'siteSettings', logo: picture(1, 'Minara') },
  ],
})

it('says of a picture what its texts are and where it is used, once for a document and its draft', () => {
  expect(PICTURES.map(({ file, texts, uses }) => [file, texts, uses])).toEqual([
    ['door.jpg', ['A man at a door', 'A man by a green door'], ['Testimonial · Abdullah Hassan']],
    ['kiosk.png', ['Minara'], ['Post · Thirty nights', expect.stringMatching(/settings/i)]],
    ['A picture without a file name', [], []],
  ])
  expect(PICTURES.map(({ texts }) => firstOf(texts))).toEqual(['A man at a door and 1 more', 'Minara', ''])
})

it.each([
  ['door', ['image-0']],
  ['green man', ['image-0']],
  ['thirty', ['image-1']],
  ['PNG', ['image-1']],
  ['', ['image-0', 'image-1', 'image-2']],
  ['window', []],
])('finds by “%s”', (typed, ids) => {
  expect(findPictures(PICTURES, typed).map(({ id }) => id)).toEqual(ids)
})
