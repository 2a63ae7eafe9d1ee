import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '../../lib/log.ts'
import { findPostgres, NO_POSTGRES, startPostgres } from '../support/postgres.ts'
import { deliverThroughFaults } from './delivery.ts'
import { killWhileSending } from './forms-kill.ts'
import { notifyThroughFaults } from './notifications.ts'
import { killBeforeTelling } from './notifications-kill.ts'
import { sendVisitors } from './visitors.ts'

const NAMES = ['Amina Yusuf', 'Khalid Rahman', 'Safiya Noor', 'Bilal Hamid']

beforeEach(() => {
  // Every failed attempt logs a warning, and every abandoned message an error.
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => {})
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

it('notifies staff once per way of every request, or counts the message as undeliverable, through every kind of fault', async () => {
  const report = await notifyThroughFaults(150)
  expect(report).toMatchObject({ messages: 300, pending: 0, undeliverable: report.refused })
  expect(report.arrived + report.undeliverable).toBe(300)
  expect(report.repeated).toBeGreaterThan(0)
  expect(Object.keys(report.faults)).toHaveLength(16)
})

it('tells staff and visitors, once each, of forms that were accepted before the site was killed', () =>
  expectToldOnce(null))

const isMissing = findPostgres() === null
const place = `in PostgreSQL${isMissing ? ` (${NO_POSTGRES})` : ''}`

it.skipIf(isMissing)(`tells them as well from an outbox ${place}`, () => withPostgres(url => expectToldOnce(url)))

it.skipIf(isMissing)(`keeps every acknowledged form exactly once ${place}`, () =>
  withPostgres(async databaseUrl => {
    const report = await killWhileSending({ submissions: 60, kills: 6, databaseUrl })
    expect(report).toMatchObject({ acknowledged: 60, lost: [], duplicates: [] })
    expect(report.cutOff).toBeGreaterThan(0)
  }),
)

async function expectToldOnce(databaseUrl: string | null): Promise<void> {
  const mails = await killBeforeTelling(NAMES, databaseUrl)
  const toStaff = mails.filter(({ to }) => to === 'staff@localhost.example')
  const subjects = NAMES.map(name => `New request: Short trial from ${name}`)
  expect(toStaff.map(({ subject }) => subject).sort()).toEqual(subjects.sort())
  const copies = mails.filter(mail => !toStaff.includes(mail))
  expect(copies.map(({ to }) => to).sort()).toEqual(NAMES.map((_, number) => `v${number}@example.org`))
}

async function withPostgres(act: (databaseUrl: string) => Promise<void>): Promise<void> {
  const database = await startPostgres()
  try {
    await act(database.url)
  } finally {
    await database.stop()
  }
}
