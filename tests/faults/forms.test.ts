import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '../../lib/log.ts'
import { findPostgres, NO_POSTGRES, startPostgres } from '../support/postgres.ts'
import { deliverThroughFaults } from './delivery.ts'
import { killWhileSending } from './forms-kill.ts'
import { sendVisitors } from './visitors.ts'

/** Includes the time for building the site. */
const BUILD_TIMEOUT_MS = 10 * 60_000

beforeEach(() => {
  // Every failed attempt logs a warning.
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  vi.spyOn(log, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

it(
  'keeps every acknowledged form exactly once when the site is killed while receiving',
  async () => {
    const report = await killWhileSending({ submissions: 60, kills: 6 })
    expect(report).toMatchObject({ acknowledged: 60, lost: [], duplicates: [], problems: [] })
    expect(report.cutOff).toBeGreaterThan(0)
  },
  BUILD_TIMEOUT_MS,
)

const hasPostgres = findPostgres() !== null

it.skipIf(!hasPostgres)(
  `keeps every acknowledged form exactly once in PostgreSQL, too${hasPostgres ? '' : ` (${NO_POSTGRES})`}`,
  async () => {
    const database = await startPostgres()
    try {
      const report = await killWhileSending({ submissions: 60, kills: 6, databaseUrl: database.url })
      expect(report).toMatchObject({ acknowledged: 60, lost: [], duplicates: [] })
      expect(report.cutOff).toBeGreaterThan(0)
    } finally {
      await database.stop()
    }
  },
  BUILD_TIMEOUT_MS,
)

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
