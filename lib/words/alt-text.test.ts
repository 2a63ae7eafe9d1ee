import { expect, it } from 'vitest'
import { problemOfAltText } from './alt-text'

it.each(['hero.jpg', 'IMG_2041', 'DSC 0031', 'image1', 'Screenshot 2026-01-12', 'roof_final_2', 'ramadan-banner.webp'])(
  'rejects a file name as a description: %s',
  alt => {
    expect(problemOfAltText(alt)).toContain('name of a file')
  },
)

it.each([
  ['Image of a masjid at night', 'image of'],
  ['A picture of two phones', 'picture of'],
  ['the photo showing ten lamps', 'photo of'],
])('asks to leave out the words that screen readers add: %s', (alt, words) => {
  expect(problemOfAltText(alt)).toContain(words)
})

it('rejects a description that repeats the caption', () => {
  expect(problemOfAltText('Ten nights and a lamp', [undefined, 'Ten nights, and a lamp.'])).toContain('caption')
  expect(problemOfAltText('Ten lamps hang above a masjid', ['Ten nights, and a lamp.'])).toBeNull()
})

it('rejects a description of a single short word', () => {
  expect(problemOfAltText('Logo')).toContain('a little more')
})

it.each([
  ...['The initials AH in gold on a dark green mosaic', 'A pictureless frame above the door of the hall'],
  ...['Image quality settings on the screen of a kiosk', 'Screenshots of three receipts, side by side'],
  ...['A masjid, half built', '', '   '],
])('accepts a useful or an empty description: "%s"', alt => {
  expect(problemOfAltText(alt, ['A caption'])).toBeNull()
})
