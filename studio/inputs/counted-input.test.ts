import { expect, it } from 'vitest'
import { describeCount } from './counted-input'

it.each([
  [0, { shown: '0 of 60', spoken: '', isNear: false }],
  [53, { shown: '53 of 60', spoken: '', isNear: false }],
  [54, { shown: '54 of 60', spoken: '6 characters left', isNear: true }],
  [60, { shown: '60 of 60', spoken: '0 characters left', isNear: true }],
  [61, { shown: '61 of 60', spoken: '61 of 60: 1 character too many', isNear: true }],
])('of %i characters in a field for 60 shows the count, and says near the limit how many are left', (length, words) => {
  expect(describeCount(length, 60)).toEqual(words)
})
