import { expect, it } from 'vitest'
import { noteOf, placeWords, totalWords } from './words'

const place = { path: 'quote', title: 'Quote', within: null, richText: null, text: '', folded: '' }
const testimonial = { id: 'one', type: 'testimonial', kind: 'Testimonial', name: 'Abdullah Hassan' }
const landingPage = { id: 'landingPage', type: 'landingPage', kind: 'Landing page', name: 'Landing page' }

it('says where a sentence is, and names a page only once', () => {
  expect(placeWords({ ...place, document: testimonial })).toBe('Testimonial · Abdullah Hassan · field Quote')
  expect(placeWords({ ...place, document: landingPage, within: 'Hero', title: 'Text' })).toBe(
    'Landing page · Hero · field Text',
  )
})

it('says how many sentences there are', () => {
  expect(totalWords({ total: 1 })).toBe('1 sentence found')
  expect(totalWords({ total: 21 })).toBe('21 sentences found')
})

it('says that nothing was found only once everything was read', () => {
  expect(noteOf(' ', null)).toMatch(/^Type words you saw/)
  expect(noteOf('box', { isComplete: false })).toMatch(/^Looking/)
  expect(noteOf('box', { isComplete: true })).toMatch(/^No sentence has these words\. They may be part of a picture/)
})
