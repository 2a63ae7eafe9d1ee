import { describe, expect, it } from 'vitest'
import { petalsOfGift, RAISED } from '@/components/give/goal'
import { DEFAULT_GIFT, type Gift } from './gift'
import { goalWords, nextFriday, petalLine, pledgeLine, tagWords, timeLine, wordsOf } from './words'

const MONDAY = new Date(2026, 10, 23, 12)

const wordsFor = (gift: Partial<Gift>, today = MONDAY) => wordsOf({ ...DEFAULT_GIFT, ...gift }, today)

describe('the words for a gift', () => {
  it('say what is added, and for what', () => {
    expect(wordsFor({})).toMatchObject({ total: '$51.90', fees: 'Adds $1.90 to cover the fees', when: '' })
    expect(wordsFor({ cover: false })).toMatchObject({ total: '$50', fees: 'The masjid receives $48.10' })
    expect(wordsFor({ method: 'bank' })).toMatchObject({ total: '$50.90', source: 'Demo account, ending 6789' })
  })

  it('say when it is repeated', () => {
    expect(wordsFor({ frequency: 'week' })).toMatchObject({
      ...{ total: '$51.90 a week', when: 'Every Friday, from November 27', gift: '$50, every Friday' },
    })
    expect(wordsFor({ frequency: 'month' })).toMatchObject({
      ...{ total: '$51.90 a month', when: 'On the 23rd of each month, from today', rhythm: 'Every month' },
    })
  })

  it('name no total for less than a dollar', () => {
    expect(wordsFor({ amount: 99 })).toMatchObject({ total: '', fees: 'Adds the fees to your gift' })
  })

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [30, '30th'],
  ])('call day %d of the month the %s', (day, ordinal) => {
    expect(wordsFor({ frequency: 'month' }, new Date(2026, 9, day)).when).toContain(`the ${ordinal} of`)
  })
})

it('a pledge starts on the next Friday, and on a Friday a week later', () => {
  expect(pledgeLine(MONDAY)).toBe('Your pledge starts Friday, November 27')
  expect(nextFriday(new Date(2026, 10, 27)).getDate()).toBe(4)
})

it('says how long it took, up to 30 seconds', () => {
  expect(timeLine(11_400)).toBe('From first tap to receipt: 12 seconds.')
  expect(timeLine(900)).toBe('From first tap to receipt: 1 second.')
  expect(timeLine(30_000)).toContain('30 seconds')
  expect(timeLine(30_001)).toBe('')
})

it('says how the week’s goal stands', () => {
  expect(goalWords(300_00)).toEqual({ raised: '$300', goal: 'of $500 this week' })
  expect(goalWords(550_00)).toEqual({ raised: '$550', goal: 'This week’s goal is reached' })
})

it('says which petals a gift is, on the tag and on the terminal', () => {
  const lineOf = (amount: number, before = RAISED) => petalLine(petalsOfGift(before, amount))
  expect([50, 500].map(before => tagWords(petalsOfGift(before, 50)))).toEqual([
    'your gift, petal 2',
    'your gift, for the next goal',
  ])
  expect([lineOf(50), lineOf(250), lineOf(25), lineOf(10), lineOf(25, RAISED + 25), lineOf(50, 500)]).toEqual([
    ...['It is petal 7 of this week’s goal.', 'It lights petals 7 to 10 of this week’s goal.'],
    ...['It lights half of petal 7 of this week’s goal.', 'It lights part of petal 7 of this week’s goal.'],
    ...['It is petal 7 of this week’s goal.', 'It opens the next goal.'],
  ])
})
