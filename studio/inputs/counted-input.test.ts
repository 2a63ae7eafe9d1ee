import { expect, it } from 'vitest'
import { describeCount } from './counted-input'

const refused = { max: 60, beyond: 'refused' } as const

it('shows only the count while there is room', () => {
  expect(describeCount(0, refused)).toEqual({ shown: '0 of 60', spoken: '', tone: 'default' })
  expect(describeCount(53, refused)).toEqual({ shown: '53 of 60', spoken: '', tone: 'default' })
})

it('stands out near the limit, and says how many characters are left', () => {
  expect(describeCount(54, refused)).toEqual({ shown: '54 of 60', spoken: '6 characters left', tone: 'near' })
  expect(describeCount(60, refused)).toMatchObject({ spoken: '0 characters left', tone: 'near' })
})

it('says how many characters are too many when the Studio refuses to publish', () => {
  expect(describeCount(61, refused)).toEqual({
    shown: '61 of 60: 1 character too many to publish',
    spoken: '61 of 60 characters: 1 character too many to publish',
    tone: 'over',
  })
})

it('says what happens to a longer text when the Studio would publish it', () => {
  expect(describeCount(70, { max: 60, beyond: 'cut' })).toMatchObject({
    shown: '70 of 60: search results cut the end off',
    tone: 'over',
  })
})
