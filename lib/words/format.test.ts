import { describe, expect, test } from 'vitest'
import {
  countOf,
  fillIn,
  formatCount,
  formatDollars,
  formatExactDollars,
  formatPercentage,
  roundDownToHundred,
} from './format'

describe('numbers for visitors', () => {
  test('formats dollars as whole numbers with separators', () => {
    expect(formatDollars(1042318.49)).toBe('$1,042,318')
    expect(formatDollars(0)).toBe('$0')
  })

  test('shows cents of an example amount only if there are any', () => {
    expect(formatExactDollars(9)).toBe('$9')
    expect(formatExactDollars(9.2)).toBe('$9.20')
    expect(formatExactDollars(1234.05)).toBe('$1,234.05')
    expect(formatExactDollars(8.999999)).toBe('$9')
  })

  test('formats counts with separators', () => {
    expect(formatCount(18406)).toBe('18,406')
    expect(formatCount(999.6)).toBe('1,000')
    expect([1, 1200].map(count => countOf(count, 'row'))).toEqual(['1 row', '1,200 rows'])
  })

  test('rounds donors down to the hundred', () => {
    expect([1299, 1200, 99].map(roundDownToHundred)).toEqual([1200, 1200, 0])
  })

  test('formats a percentage with two decimals', () => {
    expect(formatPercentage(0.9)).toBe('0.90%')
    expect(formatPercentage(1.236)).toBe('1.24%')
    expect(formatPercentage(1.005)).toBe('1.01%')
    expect(formatPercentage(10.555)).toBe('10.56%')
    expect(formatPercentage(0)).toBe('0.00%')
  })
})

test('replaces placeholders by their values and keeps unknown ones', () => {
  expect(fillIn('{number} of {count}', { number: 2, count: 5 })).toBe('2 of 5')
  expect(fillIn('{count}: {other}', { count: 0 })).toBe('0: {other}')
})
