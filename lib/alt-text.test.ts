import { expect, it } from 'vitest'
import { problemOfAltText } from './alt-text'

it.each(['hero.jpg', 'IMG_2041', 'DSC 0031', 'image1', 'Screenshot 2026-01-12', 'roof_final_2', 'ramadan-banner.webp'])(
  'does not take the name of a file for a description: %s',
  alt => {
    expect(problemOfAltText(alt)).toContain('name of a file')
  },
)

it.each([
  ['Image of a masjid at night', 'image of'],
  ['A picture of two phones', 'picture of'],
  ['the photo showing ten lamps', 'photo of'],
])('asks to leave out what screen readers say by themselves: %s', (alt, words) => {
  expect(problemOfAltText(alt)).toContain(words)
})

it('asks for more than the caption says', () => {
  expect(problemOfAltText('Ten nights and a lamp', [undefined, 'Ten nights, and a lamp.'])).toContain('caption')
  expect(problemOfAltText('Ten lamps hang above a masjid', ['Ten nights, and a lamp.'])).toBeNull()
})

it('asks for more than a word', () => {
  expect(problemOfAltText('Logo')).toContain('a little more')
})

it.each([
  'The initials AH in gold on a dark green mosaic',
  'A pictureless frame above the door of the hall',
  'Image quality settings on the screen of a kiosk',
  'Screenshots of three receipts, side by side',
  'A masjid, half built',
  '',
  '   ',
])('is content with a description, and silent where there is none: "%s"', alt => {
  expect(problemOfAltText(alt, ['A caption'])).toBeNull()
})
