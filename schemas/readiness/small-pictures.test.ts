import { expect, it } from 'vitest'
import { findSmallPictures } from './small-pictures.ts'

const asset = (size: string) => ({ _ref: `image-0123456789abcdef0123456789abcdef01234567-${size}-png` })
const sentence = expect.stringMatching(/^This picture is 120 × 90\. On the site it will look blurred; /)

it('reports a picture of the document itself', () => {
  expect(findSmallPictures({ _type: 'testimonial', image: { _type: 'picture', asset: asset('120x90') } })).toEqual([
    { path: ['image'], sentence: expect.stringContaining('400 × 400 or more is sharp') },
  ])
})

it('reports pictures in texts, sections and objects of objects', () => {
  const small = { asset: asset('120x90') }
  expect(
    findSmallPictures({ _type: 'post', body: [{ _type: 'figure', _key: 'f', ...small }], seo: { picture: small } }),
  ).toEqual([
    { path: ['body', { _key: 'f' }], sentence },
    { path: ['seo', 'picture'], sentence },
  ])
  const sections = [{ _type: 'proof', _key: 'p', masjids: [{ _type: 'raisingMasjid', _key: 'm', picture: small }] }]
  expect(findSmallPictures({ _type: 'landingPage', sections })).toEqual([
    { path: ['sections', { _key: 'p' }, 'masjids', { _key: 'm' }, 'picture'], sentence },
  ])
})

it('has nothing to say about large pictures, other documents, and fields that are not filled in', () => {
  expect(findSmallPictures({ _type: 'testimonial', image: { asset: asset('400x400') } })).toEqual([])
  expect(findSmallPictures({ _type: 'testimonial' })).toEqual([])
  expect(findSmallPictures({ _type: 'elsewhere', image: { asset: asset('1x1') } })).toEqual([])
})
