import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '../../lib/log.ts'
import { deliverThroughFaults } from './delivery.ts'
import { sendVisitors } from './visitors.ts'

beforeEach(() => {
  // Every failed attempt logs a warning.
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  vi.spyOn(log, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('delivers every form exactly once through every kind of fault', async () => {
  const report = await deliverThroughFaults(200)
  expect(report).toMatchObject({ arrived: 200, missing: [], duplicates: [] })
  expect(Object.values(report.faults)).not.toContain(0)
})

it('delivers the forms of 1,000 honest visitors among 1,000 bots, and marks or holds every bot', async () => {
  const report = await sendVisitors(1_000)
  expect(report).toMatchObject({ honest: 1_000, honestDelivered: 1_000, bots: 1_000, botsMarkedOrHeld: 1_000 })
  expect(report.duplicates).toBe(0)
  expect(report.longestWaitSeconds).toBeLessThanOrEqual(60)
})
