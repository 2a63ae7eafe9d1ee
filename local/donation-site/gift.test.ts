import { describe, expect, it } from 'vitest'
import { DEFAULT_GIFT, feesOf, readGift, receivedOf, totalOf } from './gift'

const read = (query: string) => readGift(name => new URLSearchParams(query).get(name))

describe('the fees of a gift', () => {
  it.each([
    ['phone', 50_00, 1_90],
    ['card', 50_00, 1_90],
    ['bank', 50_00, 90],
    ['card', 1_00, 4],
    ['card', 12_50, 48],
    ['bank', 99_999_99, 1_800_00],
  ] as const)('by %s of %d cents are %d', (method, amount, fees) => {
    expect(feesOf({ ...DEFAULT_GIFT, method, amount })).toBe(fees)
  })

  it('are paid by the donor or by the masjid, never twice', () => {
    const covered = { ...DEFAULT_GIFT, cover: true }
    expect([totalOf(covered), receivedOf(covered)]).toEqual([51_90, 50_00])
    const uncovered = { ...DEFAULT_GIFT, cover: false }
    expect([totalOf(uncovered), receivedOf(uncovered)]).toEqual([50_00, 48_10])
  })
})

describe('a gift read from a form', () => {
  it('has what was chosen', () => {
    expect(read('amount=25&frequency=week&cause=Zakat&method=bank')).toEqual({
      ...{ amount: 25_00, frequency: 'week', cause: 'Zakat', method: 'bank', cover: false },
    })
    expect(read('cover=on').cover).toBe(true)
  })

  it.each([
    ['50,00', 50_00],
    ['1 250,50', 1_250_50],
    ['$1,250.50', 1_250_50],
    ['10.000', 0],
    ['12,5k', 0],
    ['0,50', 0],
    ['9,999,999.50', 0],
  ])('has of the amount “%s” %d cents', (amount, cents) => {
    expect(read(new URLSearchParams({ amount }).toString()).amount).toBe(cents)
  })

  it('has the default where the form says nothing that is known', () => {
    expect(read('cover=on&frequency=hourly&cause=<script>&method=gold')).toEqual(DEFAULT_GIFT)
  })
})
