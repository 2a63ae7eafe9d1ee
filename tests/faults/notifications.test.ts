import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '../../lib/log.ts'
import type { Mail } from '../../local/mail/mailbox.ts'
import { findPostgres, NO_POSTGRES, startPostgres } from '../support/postgres.ts'
import { notifyThroughFaults } from './notifications.ts'
import { killBeforeTelling } from './notifications-kill.ts'

const hasPostgres = findPostgres() !== null

beforeEach(() => {
  // Every failed attempt logs a warning, and every abandoned message an error.
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  vi.spyOn(log, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('notifies staff once per way of every request, or counts the message as undeliverable, through every kind of fault', async () => {
  const report = await notifyThroughFaults(150)
  expect(report).toMatchObject({ messages: 300, pending: 0, undeliverable: report.refused })
  expect(report.arrived + report.undeliverable).toBe(300)
  expect(report.repeated).toBeGreaterThan(0)
  expect(Object.keys(report.faults)).toHaveLength(16)
})

const NAMES = ['Amina Yusuf', 'Khalid Rahman', 'Safiya Noor', 'Bilal Hamid']

it('tells staff and visitors, once each, of forms that were accepted before the site was killed', async () => {
  expectOneEach(await killBeforeTelling(NAMES))
})

it.skipIf(!hasPostgres)(
  `tells them as well from an outbox in PostgreSQL${hasPostgres ? '' : ` (${NO_POSTGRES})`}`,
  async () => {
    const database = await startPostgres()
    try {
      expectOneEach(await killBeforeTelling(NAMES, database.url))
    } finally {
      await database.stop()
    }
  },
)

function expectOneEach(mails: Mail[]): void {
  const toStaff = mails.filter(({ to }) => to === 'staff@localhost.example')
  expect(toStaff.map(({ subject }) => subject).sort()).toEqual(
    NAMES.map(name => `New request: Short trial from ${name}`).sort(),
  )
  const copies = mails.filter(mail => !toStaff.includes(mail))
  expect(copies.map(({ to }) => to).sort()).toEqual(NAMES.map((_, number) => `v${number}@example.org`))
}
