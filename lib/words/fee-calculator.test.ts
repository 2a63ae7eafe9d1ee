import { describe, expect, it, test } from 'vitest'
import {
  EXAMPLE_MONTH,
  formatOfMonth,
  readCardShare,
  readDonations,
  readPercentage,
  workOutFee,
  workOutMonth,
} from './fee-calculator'

const RATES = { ach: 1, card: 3, platform: 0.8 }

const AVERAGE = 0.9

describe('the fees of a month', () => {
  test('of $10,000, 70% by card', () => {
    expect(workOutMonth(EXAMPLE_MONTH, RATES, AVERAGE)).toEqual({
      listed: { card: 210, ach: 30, platform: 80, fees: 320, kept: 9_680 },
      average: { fees: 90, kept: 9_910 },
    })
  })

  test('of a small month are in cents', () => {
    expect(workOutMonth({ donations: 47, cardShare: 35 }, RATES, AVERAGE)).toEqual({
      listed: { card: 0.49, ach: 0.31, platform: 0.38, fees: 1.18, kept: 45.82 },
      average: { fees: 0.42, kept: 46.58 },
    })
  })

  test('of nothing are nothing', () => {
    expect(workOutMonth({ donations: 0, cardShare: 70 }, RATES, AVERAGE)).toEqual({
      listed: { card: 0, ach: 0, platform: 0, fees: 0, kept: 0 },
      average: { fees: 0, kept: 0 },
    })
  })

  test('have no average while it is unknown', () => {
    expect(workOutMonth(EXAMPLE_MONTH, RATES, null).average).toBeNull()
  })

  test('add up to the cent, whatever the month and the share', () => {
    for (let donations = 1; donations < 20_000; donations += 37) {
      for (let cardShare = 0; cardShare <= 100; cardShare += 5) {
        const { listed, average } = workOutMonth({ donations, cardShare }, RATES, AVERAGE)
        const cents = (dollars: number) => Math.round(dollars * 100)
        expect(cents(listed.card) + cents(listed.ach) + cents(listed.platform)).toBe(cents(listed.fees))
        expect(cents(listed.fees) + cents(listed.kept)).toBe(donations * 100)
        expect(cents(average?.fees ?? 0) + cents(average?.kept ?? 0)).toBe(donations * 100)
      }
    }
  })
})

/** lib/words/amounts.test.ts holds which amounts are read. */
test.each([
  ['1.250,50', 1_250],
  ['999.95', 999],
  ['', 0],
  ['9,999,999', 9_999_999],
])('%o is read as %i dollars', (typed, donations) => expect(readDonations(typed)).toEqual({ donations, problem: '' }))

test.each([
  ['-40', 'Enter an amount of $0 or more.'],
  ['12345678901', 'Enter an amount of $9,999,999 or less.'],
])('of %o no dollars are read, and a sentence says why', (typed, problem) =>
  expect(readDonations(typed)).toEqual({ donations: null, problem }),
)

test.each([
  ['0', 0],
  ['35', 35],
  ['37', 35],
  ['1000', 100],
  ['-5', 0],
  ['', 70],
  ['x', 70],
])('the share %o is read as %i%%', (typed, share) => expect(readCardShare(typed)).toBe(share))

test.each([
  ['1%', 1],
  ['0.8%', 0.8],
  [' 2.75 % ', 2.75],
  ['Most of it', null],
  ['1', null],
  ['100%', null],
  ['', null],
])('the figure %o is %o percent', (figure, percent) => expect(readPercentage(figure)).toBe(percent))

test.each([
  [9_680, 10_000, '$9,680'],
  [45.8, 47, '$45.80'],
  [0.07, 999, '$0.07'],
  [990, 990, '$990.00'],
  [0, 0, '$0'],
  [0, null, '–'],
])('%d dollars of a month of %o are written %s', (dollars, donations, written) => {
  expect(formatOfMonth(dollars, { donations, cardShare: 70 })).toBe(written)
})

it('calculates the fee and puts the amount into the text', () => {
  expect(workOutFee('Of every {amount} raised, the fee is', 1000, 0.9)).toEqual({
    before: 'Of every ',
    amount: '$1,000',
    after: ' raised, the fee is',
    fee: '$9',
  })
  expect(workOutFee('', 250, 0.85)).toEqual({ before: '', amount: '$250', after: '', fee: '$2.13' })
})

it('appends the amount to a text without a placeholder', () => {
  expect(workOutFee('The fee on', 10, 1)).toMatchObject({ before: 'The fee on', amount: '$10', after: '' })
})
