import { describe, expect, test } from 'vitest'
import { splitOpenings } from './headline'

describe('the openings of the headline', () => {
  test('rotate only their first word when the other words are the same', () => {
    expect(splitOpenings(['Support Your', 'Build Your'], 'Masjid')).toEqual({
      moving: ['Support', 'Build'],
      still: 'Your Masjid',
    })
  })

  test('rotate as a whole when their other words differ', () => {
    expect(splitOpenings(['Support Your', 'Grow the Local'], 'Masjid')).toEqual({
      moving: ['Support Your', 'Grow the Local'],
      still: 'Masjid',
    })
  })

  test('may be single words', () => {
    expect(splitOpenings(['Support', 'Build'], 'Masjids')).toEqual({ moving: ['Support', 'Build'], still: 'Masjids' })
  })

  test('may contain stray spaces; empty and repeated ones are left out', () => {
    expect(splitOpenings([' Support  Your ', '', '  ', 'Support Your'], 'Masjid')).toEqual({
      moving: ['Support'],
      still: 'Your Masjid',
    })
    expect(splitOpenings([], 'Masjid')).toEqual({ moving: [], still: 'Masjid' })
  })
})
