import { expect, it } from 'vitest'
import { pictureSize, problemOfSize } from './picture-size'

const picture = (size: string, crop?: object, format = 'png') => ({
  asset: { _ref: `image-0123456789abcdef0123456789abcdef01234567-${size}-${format}` },
  crop,
})
const PORTRAIT = { width: 400, height: 400 }

it('reads the size from the id', () => {
  expect(pictureSize('image-ab12-40x30-png')).toEqual({ width: 40, height: 30, isVector: false })
  expect(pictureSize('image-ab12-40x30-svg')?.isVector).toBe(true)
  expect(pictureSize('file-ab12-mp4')).toBeNull()
})

it('says how large a picture is that is too small, and how large it should be', () => {
  expect(problemOfSize(picture('120x90'), PORTRAIT)).toBe(
    'This picture is 120 × 90. On the site it will look blurred; 400 × 400 or more is sharp.',
  )
  expect(problemOfSize(picture('600x300'), PORTRAIT)).toContain('600 × 300')
  expect(problemOfSize(picture('600x2000'), { width: 1440 })).toContain('1440 across or more')
})

it('counts only what the crop leaves', () => {
  expect(problemOfSize(picture('800x800', { top: 0, bottom: 0, left: 0.25, right: 0.35 }), PORTRAIT)).toContain(
    '320 × 800',
  )
  expect(problemOfSize(picture('800x800', { top: 0.1, bottom: 0.1, left: 0.1, right: 0.1 }), PORTRAIT)).toBeNull()
})

it.each([[picture('400x400')], [picture('10x10', undefined, 'svg')], [{}], [null], [undefined], ['text']])(
  'has nothing to say about %j',
  value => {
    expect(problemOfSize(value, PORTRAIT)).toBeNull()
  },
)
