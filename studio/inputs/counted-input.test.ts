import { expect, it } from 'vitest'
import { describeCount } from './counted-input'

const sixty = { max: 60, beyond: 'long' } as const

it('shows only the count while there is room', () => {
  expect(describeCount(0, sixty)).toEqual({ shown: '0 of 60', spoken: '', isNear: false })
  expect(describeCount(53, sixty)).toEqual({ shown: '53 of 60', spoken: '', isNear: false })
})

it('stands out near the limit, and says how many characters are left', () => {
  expect(describeCount(54, sixty)).toEqual({ shown: '54 of 60', spoken: '6 characters left', isNear: true })
  expect(describeCount(60, sixty)).toMatchObject({ spoken: '0 characters left', isNear: true })
})

it('says how many characters are more than look well, and refuses nothing', () => {
  expect(describeCount(61, sixty)).toEqual({
    shown: '61 of 60: 1 character more than look well',
    spoken: '61 of 60 characters: 1 character more than look well',
    isNear: true,
  })
})

it('says that search results cut a longer text', () => {
  expect(describeCount(70, { max: 60, beyond: 'cut' })).toMatchObject({
    shown: '70 of 60: search results cut the end off',
    isNear: true,
  })
})
