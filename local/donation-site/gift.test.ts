import { describe, expect, it } from 'vitest'
import { type Gift, namePetals, readGift, wordsOf } from './gift'

const GIFT: Gift = {
  ...{ typed: '50', amount: 50, problem: '', often: 0, cause: 'Masjid operations', cover: true, method: 'phone' },
}

const read = (query: string) => readGift(new URLSearchParams(query))
const wordsFor = (gift: Partial<Gift>) => wordsOf({ ...GIFT, ...gift })

describe('the words for a gift', () => {
  it.each<[Partial<Gift>, fees: string, total: string]>([
    [{}, '$1.90', '$51.90'],
    [{ method: 'card' }, '$1.90', '$51.90'],
    [{ method: 'bank' }, '$0.90', '$50.90'],
    [{ amount: 1 }, '$0.04', '$1.04'],
    [{ amount: 12.5 }, '$0.48', '$12.98'],
    [{ amount: 99_999.99, method: 'bank' }, '$1,800', '$101,799.99'],
    [{ cover: false }, '$1.90', '$50'],
  ])('name the fees and the total of %j, and what is added for them', (gift, fees, total) => {
    expect(wordsFor(gift)).toMatchObject({ fees, total, give: total })
    expect(wordsFor(gift).adds).toBe(gift.cover === false ? 'The masjid receives $48.10' : `Adds ${fees} to your gift`)
  })

  it.each<[Partial<Gift>, Partial<ReturnType<typeof wordsFor>>]>([
    [{}, { give: '$51.90', gift: '$50' }],
    [{ often: 1 }, { give: '$51.90 a week', gift: '$50, every Friday' }],
    [{ often: 2 }, { give: '$51.90 a month', gift: '$50, every month' }],
    [{ amount: 0 }, { give: '', adds: 'Adds them to your gift' }],
  ])('say how often %j is given, and no total without an amount', (gift, words) => {
    expect(wordsFor(gift)).toMatchObject(words)
  })
})

describe('the gift in an address', () => {
  it('has what was chosen', () => {
    expect(read('step=receipt&typed=25&often=1&cause=Zakat&method=bank')).toEqual({
      ...{ typed: '25', amount: 25, problem: '', often: 1, cause: 'Zakat', method: 'bank', cover: false },
    })
  })

  it('has the default where it says nothing that is known', () => {
    expect(read('step=receipt&cover=on&often=9&cause=<script>&method=gold')).toEqual(GIFT)
    expect(read('typed=7&cause=Zakat')).toEqual(GIFT)
  })

  it.each([
    ['$1,250.50', 1250.5, ''],
    ['', 0, 'Enter an amount of $1 or more.'],
    ['10.000', 0, 'Did you mean $10.00 or $10,000? Write 10.00 or 10,000.'],
    ['9,999,999.50', 0, 'Enter an amount of $9,999,999 or less.'],
  ])('is of the amount “%s” %d dollars, with the problem “%s”', (typed, amount, problem) => {
    expect(read(String(new URLSearchParams({ step: 'receipt', typed })))).toMatchObject({ typed, amount, problem })
  })
})

it.each([
  [50, 'petal 7'],
  [250, 'petals 7 to 10'],
  [25, 'half of petal 7'],
  [10, 'part of petal 7'],
])('a gift of $%i is called: %s', (amount, name) => {
  expect(namePetals(amount)).toBe(name)
})
