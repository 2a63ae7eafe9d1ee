import { createDispatch } from 'offline-content-lake/http'
import { expect, it } from 'vitest'
import { statsRoutes } from './index.ts'

it('reports figures that agree with each other', async () => {
  const dispatch = createDispatch(statsRoutes(), () => null)
  const target = '/stats-host/stats/staged-stats'
  const nothing = (async function* () {})()
  const { status, body } = await dispatch({
    method: 'GET',
    target,
    headers: {},
    body: nothing,
    signal: AbortSignal.any([]),
  })
  const statistics = JSON.parse(String(body))
  expect(status).toBe(200)
  expect(Math.round(statistics.totalAmount / statistics.count)).toBe(statistics.avgAmount)
  expect(statistics.uniqueCustomerCount).toBeLessThan(statistics.count)
  expect(statistics.subscriptionCount + statistics.jummahCount).toBeLessThan(statistics.uniqueCustomerCount)
  expect(statistics.medianAmount).toBeLessThan(statistics.largestDonation)
})
