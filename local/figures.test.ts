import { createDispatch } from 'offline-content-lake/http'
import { send } from 'offline-content-lake/testing'
import { expect, it } from 'vitest'
import { figureRoutes } from './figures.ts'

const dispatch = createDispatch(figureRoutes(), () => null)
const read = async (target: string) => JSON.parse((await send(dispatch, { target })).text)

it('reports figures that agree with each other', async () => {
  const statistics = await read('/stats-host/stats/staged-stats')
  expect(Math.round(statistics.totalAmount / statistics.count)).toBe(statistics.avgAmount)
  expect(statistics.uniqueCustomerCount).toBeLessThan(statistics.count)
  expect(statistics.subscriptionCount + statistics.jummahCount).toBeLessThan(statistics.uniqueCustomerCount)
  expect(statistics.medianAmount).toBeLessThan(statistics.largestDonation)
})

it('lists recent donations, including incomplete ones', async () => {
  const list: { donation: number | null; daysAgo: number | null }[] = await read('/donation-host/stats/staged-fomo')
  expect(list.filter(({ donation, daysAgo }) => donation !== null && daysAgo !== null).length).toBeGreaterThan(5)
  expect(list.some(({ donation }) => donation === null)).toBe(true)
  expect(list.some(({ daysAgo }) => daysAgo === null)).toBe(true)
})
