import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GoalRosette, reachedTenths } from './goal-rosette'

describe('reachedTenths', () => {
  it.each([
    [500_000, 1_000_000, 5],
    [599_999, 1_000_000, 5],
    [0, 1_000_000, 0],
    [1_000_000, 1_000_000, 10],
    [2_000_000, 1_000_000, 10],
    [-1, 1_000_000, 0],
    [500_000, 0, 0],
  ])('counts %d of %d as %d tenths', (raised, goal, tenths) => {
    expect(reachedTenths(raised, goal)).toBe(tenths)
  })
})

it('five of ten petals are gold at half the goal', () => {
  const html = renderToStaticMarkup(<GoalRosette amountRaised={500_000} goal={1_000_000} markUrl="/mark.svg" />)
  expect(html.match(/fill-saffron-400/g)).toHaveLength(5)
  expect(html.match(/fill-ink-700/g)).toHaveLength(5)
})
