import { describe, expect, test } from 'vitest'
import { workOutGift } from './goal'
import { percentOfCardGift } from './phone-texts'

describe('a gift on the phone', () => {
  test.each([
    [25, 0.95, 25.95],
    [50, 1.9, 51.9],
    [999, 37.96, 1036.96],
  ])('of $%d costs $%d, and is $%d when they are covered', (amount, fees, total) => {
    expect(workOutGift({ amount, feePercent: 3.8, coversFees: true })).toEqual({ fees, total })
    expect(workOutGift({ amount, feePercent: 3.8, coversFees: false })).toEqual({ fees, total: amount })
  })
})

describe('the fees of a gift by card', () => {
  const fee = (title: string, figure: string, counts = '') => ({ _key: title, title, figure, text: '', counts })

  test('are those that staff marked as the fee for cards and for the platform, whatever their titles', () => {
    const fees = [
      fee('Card by post', '9%', 'ach'),
      fee('Visa', '2.9%', 'card'),
      fee('For the tools', '0.5 %', 'platform'),
    ]
    expect(percentOfCardGift(fees)).toBe(3.4)
  })

  test('are found by their titles where staff marked none', () => {
    expect(percentOfCardGift([fee('ACH', '1%'), fee('Card', '2.9%'), fee('Platform', '0.5 %')])).toBe(3.4)
    expect(percentOfCardGift([fee('Card', '2.9%', 'card'), fee('Platform', '0.5%')])).toBe(3.4)
    expect(percentOfCardGift([fee('Card checks', '9%', 'ach'), fee('Card', '2.9%'), fee('Platform', '0.5%')])).toBe(3.4)
  })

  test('are the usual 3.8% where the list has no such fees, or not as percentages', () => {
    expect(percentOfCardGift([])).toBe(3.8)
    expect(percentOfCardGift([fee('Card', '3%')])).toBe(3.8)
    expect(percentOfCardGift([fee('Card', '30 cents'), fee('Platform', '0.8%')])).toBe(3.8)
  })
})
