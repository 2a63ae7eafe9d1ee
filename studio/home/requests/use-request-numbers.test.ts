import { expect, it } from 'vitest'
import { sentenceOf } from '../greeting'
import { chartWords, numbersOf, tilesOf } from './use-request-numbers'

const COUNTS = { pending: 1, delivered: 4, refused: 2, held: 3, spam: 0 }

it('says the same number of new requests in the greeting, the card, the chart and the menu', () => {
  const numbers = numbersOf({ counts: COUNTS, days: [3, 1, 5], outage: null })
  expect(numbers).toMatchObject({ recent: 6, waiting: 1, troubled: 5, total: 10 })
  expect(sentenceOf(new Date(), { drafts: 0, ...numbers })).toContain('6 requests came since yesterday')
  expect(chartWords([3, 1, 5])).toBe('Requests on each of the last 3 days: 9 in all, 6 since yesterday.')
  expect(chartWords([1, 3, 0, 0])).toContain('4 in all, none since yesterday.')
})

it('draws one tile for one request, and seven with the rest as a number above eight', () => {
  expect(tilesOf([0, 8, 9, 40])).toEqual([
    { tiles: 1, look: 'off', more: 0 },
    { tiles: 8, look: 'on', more: 0 },
    { tiles: 7, look: 'next', more: 2 },
    { tiles: 7, look: 'next', more: 33 },
  ])
})
