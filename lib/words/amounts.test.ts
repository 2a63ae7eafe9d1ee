import { describe, expect, it } from 'vitest'
import { readAmount } from './amounts.ts'

const LIMITS = { min: 1_00, max: 9_999_999_00 }

describe('an amount', () => {
  it.each([
    [50_00, ['50', '50,00', '٥٠،٠٠', '５０，００', '\u200f5\u200b0\u2069', '$50', '50$', 'CA$50', 'C$ 50', '50 USD']],
    [50_00, ['50,00 US dollars', '+50', '50.-']],
    [1_50, ['1,50', '1,5', '1.5']],
    [12_00, ['12.']],
    [1_250_50, ['1,250.50', '1.250,50', '1250,50', '1.250.50', '1 250,50', '1\u00a0250,50', '1\u202f250,50']],
    [1_250_50, ['1\u2009250.5', "1'250.50", '1’250,50', '١٬٢٥٠٫٥٠', 'US$ 1,250.50', '$1,250.50 CAD']],
    [1_250_00, ['1,250', '1´250', '1,250.']],
    [10_000_00, ['10,000', '10.000,00']],
    [1_250_000_00, ['1.250.000', '1,250,000', '12,50,000']],
    [1_000_000_00, ['1 000 000']],
    [125_000_00, ['1,25,000.00']],
    [50_50, ['٥٠٫٥']],
    [12_345_00, ['۱۲۳۴۵']],
    [125_000_50, ['१,२५,०००.५०']],
    [7_00, ['007']],
    [2_500_00, ['$ 2 500']],
    [1_000_00, ['1.000,–']],
    [9_999_999_00, ['9999999']],
  ])('of %i cents may be each of %j', (cents, all) => {
    for (const typed of all) expect(readAmount(typed, LIMITS), typed).toBe(cents)
  })

  it.each([
    ['10.000', '10.00', '10,000'],
    ['$1.250', '1.25', '1,250'],
    ['250.000 USD', '250.00', '250,000'],
    ['١٠.٠٠٠', '10.00', '10,000'],
    ['1.999', '2.00', '1,999'],
    ['1.250.', '1.25', '1,250'],
  ])('%j is asked about, and both answers can be read', (typed, decimal, grouped) => {
    const sentence = `Did you mean $${decimal} or $${grouped}? Write ${decimal} or ${grouped}.`
    expect(readAmount(typed, LIMITS)).toBe(sentence)
    for (const answer of [decimal, grouped]) expect(readAmount(answer, LIMITS)).toBeTypeOf('number')
  })

  it.each([
    ...['12,5k', '5,0000', '12.3456', '0.500', '1250,500', '10,000.5.0', '1,25,00', '1.2.3', '1,250.500', '1 250.500'],
    ...[
      ...['5 0', '1 250 50', '12, 50', '1_000', '1e3', '0x10', '½', '50½', '50²', 'Ⅳ', 'fifty', 'CA fifty'],
      '50 per month',
    ],
    ...['€50', '1.250,50 €', 'A$50', '50%', '50-100', '5-', '(50)', '1/2', '.', '-', 'NaN', '1'.repeat(101)],
  ])('is not %.20j, and a sentence says what to write', typed => {
    const sentence = 'Write the dollars in digits, with at most two of them after the point, such as 50 or 1,250.50.'
    expect(readAmount(typed, LIMITS)).toBe(sentence)
  })

  it.each(['', ' ', '\u200b', '$', 'US dollars', '0', '0,99', '.5', '-5', '−5', '-$50', '$-50', '-10.000'])(
    'of %j is too small',
    typed => {
      expect(readAmount(typed, LIMITS)).toBe('Enter an amount of $1 or more.')
    },
  )

  it.each(['9,999,999.01', '10.000.000', '9'.repeat(100)])('of %.20j is too large', typed => {
    expect(readAmount(typed, LIMITS)).toBe('Enter an amount of $9,999,999 or less.')
  })

  it('may be 0 where nothing else is said', () => {
    expect(readAmount('0')).toBe(0)
  })
})
