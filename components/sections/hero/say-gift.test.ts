import { describe, expect, test } from 'vitest'
import { petalsOfGift, RAISED } from '@/components/give/goal'
import { fillWords } from '@/lib/words/default-words'
import { PHONE_WORDS } from '@/schemas/objects/hero-phone.words'
import { sayGift, sayWhose } from './say-gift'

const words = fillWords(PHONE_WORDS, {})

describe('the sentence below the phone', () => {
  test.each([
    [50, 0, 'Petal 7 is yours. $350 of $500 this\u00a0week.'],
    [50, 1, 'Petal 7 is yours, every week. $350 of $500 this\u00a0week.'],
    [100, 2, 'Petals 7 to 8 are yours, every month. $400 of $500 this\u00a0week.'],
    [25, 0, 'Half of petal 7 is yours. $325 of $500 this\u00a0week.'],
    [10, 0, 'Part of petal 7 is yours. $310 of $500 this\u00a0week.'],
    [250, 0, 'Petals 7 to 10 are yours. This week’s goal is reached.'],
  ])('after $%i (%i) is “%s”', (amount, often, sentence) => {
    expect(sayGift(words, petalsOfGift(RAISED, amount), { before: RAISED, amount, often })).toBe(sentence)
  })

  test('after the goal is reached tells of the next one', () => {
    expect(sayGift(words, petalsOfGift(550, 50), { before: 550, amount: 50, often: 0 })).toBe(
      'Your gift opens the next goal.',
    )
  })
})

test('the tag says how often it is the visitor', () => {
  expect([0, 1, 2].map(often => sayWhose(words, often))).toEqual(['you', 'you, each week', 'you, each month'])
})
