import { expect, test } from 'vitest'
import { columnsOf } from './index'

/** Above the quote, and below it. */
test.each([
  [4, '7 5', '5 7'],
  [5, '7 5', '4 4 4'],
  [6, '5 4 3', '4 4 4'],
  [7, '5 4 3', '3 3 3 3'],
  [8, '5 4 3', '4 4 4 7 5'],
])('%i masjids stand in columns %s, then %s', (count, first, more) => {
  expect(columnsOf(count).map(list => list.join(' '))).toEqual([first, more])
})

test('every masjid has its card, and every row is twelve columns wide', () => {
  for (let count = 4; count <= 40; count++) {
    const lists = columnsOf(count)
    expect(lists.flat()).toHaveLength(count)
    for (const list of lists) {
      const end = list.reduce((place, columns) => {
        expect(place % 12).toBeLessThanOrEqual(12 - columns)
        return place + columns
      }, 0)
      expect(end % 12).toBe(0)
    }
  }
})
