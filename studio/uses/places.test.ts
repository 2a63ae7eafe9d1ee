import { expect, it } from 'vitest'
import { placesOf } from './places'

const pathsOf = (document: Parameters<typeof placesOf>[0]) => placesOf(document).map(({ path }) => path)

it('lists the places where a document shows', () => {
  expect(pathsOf({ _id: 'post-a', _type: 'post', slug: 'thirty-nights' })).toEqual(['/post/thirty-nights', '/blog'])
  expect(pathsOf({ _id: 'author-a', _type: 'author', slug: 'maryam-raza' })).toEqual(['/author/maryam-raza'])
  expect(pathsOf({ _id: 'terms', _type: 'legalPage' })).toEqual(['/terms'])
  expect(pathsOf({ _id: 'testimonial-a', _type: 'testimonial' })).toEqual(['/#testimonials'])
})

it('lists no place for a document that shows nowhere', () => {
  expect(pathsOf({ _id: 'post-a', _type: 'post', slug: null })).toEqual([])
  expect(pathsOf({ _id: 'author-a', _type: 'author', slug: null })).toEqual([])
  expect(pathsOf({ _id: 'x', _type: 'constructor' })).toEqual([])
})
