import { expect, it } from 'vitest'
import { chartWords, newSinceYesterday, tilesOf } from './tiles'

it('draws one tile for one request, and seven with the rest as a number above eight', () => {
  expect(tilesOf([0, 8, 9, 40])).toEqual([
    { tiles: 0, more: 0, isNew: false },
    { tiles: 8, more: 0, isNew: false },
    { tiles: 7, more: 2, isNew: true },
    { tiles: 7, more: 33, isNew: true },
  ])
})

it('counts yesterday and today as new', () => {
  expect(newSinceYesterday([5, 2, 4])).toBe(6)
})

it('says the chart in words', () => {
  expect(chartWords([1, 3, 2, 4])).toBe('Requests on each of the last 4 days: 10 in all, 6 since yesterday.')
  expect(chartWords([1, 3, 0, 0])).toBe('Requests on each of the last 4 days: 4 in all, none since yesterday.')
})
