import { expect, it } from 'vitest'
import { numbersOf } from './use-request-numbers'

const NONE = { pending: 0, delivered: 0, refused: 0, held: 0, spam: 0 }

it('takes each number from the list to which it leads, because days count what was erased since', () => {
  const summary = { counts: { ...NONE, pending: 1, delivered: 4, refused: 2, held: 3 }, days: [0, 4, 5], outage: null }
  expect(numbersOf(summary, { counts: { ...NONE, all: 7 } })).toMatchObject({
    ...{ recent: 7, waiting: 1, troubled: 5, total: 10, days: [0, 4, 5] },
  })
})
