import { expect, it } from 'vitest'
import { figure, inTurns } from './frame.ts'

it('holds the median to its goal, and shows it between the smallest and the largest', () => {
  const times = [9, 10, 5_000]
  expect(figure('An answer', times, { atMost: 50 })).toEqual({
    ...{ name: 'An answer', goal: '≤ 50.00 ms', value: '10.00 ms (9.00 ms to 5000 ms)', isMet: true },
  })
  expect(figure('An answer', times, { atMost: 9 })).toMatchObject({ isMet: false })
  expect(figure('Answers', times, { atLeast: 11, show: String })).toMatchObject({ goal: '≥ 11', isMet: false })
  expect(figure('An answer', [10])).toEqual({ name: 'An answer', goal: '', value: '10.00 ms', isMet: true })
})

it('compares what was measured in the same round', () => {
  const compared = figure('The site', [20, 400, 30], { against: [10, 200, 10], atMost: 2 })
  expect(compared).toMatchObject({ goal: '≤ 2.00 ×', value: '2.00 × (2.00 × to 3.00 ×)', isMet: true })
})

it('lets the sides take turns, after a round that does not count', async () => {
  const order: string[] = []
  const side = (name: string) => () => order.push(name)
  expect(await inTurns(2, side('a'), side('b'))).toEqual([
    [3, 5],
    [4, 6],
  ])
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
})
