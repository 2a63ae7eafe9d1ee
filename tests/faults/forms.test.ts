import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openOutbox } from '../../forms/outbox/open.ts'
import { issueStartToken } from '../../forms/start-token.ts'
import type { StoreLocation } from '../../forms/store/open.ts'
import { TOKEN_FIELD } from '../../lib/forms/answer.ts'
import { log } from '../../lib/process/log.ts'
import { openArrivals } from '../../local/arrivals.ts'
import type { Mail } from '../../local/mail/smtp.ts'
import { seedOnce } from '../../scripts/seed.ts'
import { startLocalServices } from '../support/local-services.ts'
import { findPostgres, NO_POSTGRES, startPostgres } from '../support/postgres.ts'
import { startSite } from '../support/site-process.ts'
import { until } from '../support/until.ts'
import { deliverThroughFaults } from './delivery.ts'
import { killWhileSending } from './forms-kill.ts'
import { notifyThroughFaults } from './notifications.ts'
import { sendVisitors } from './visitors.ts'

/** An attempt that was running when the site was killed keeps its lease on the message for two minutes. */
const ARRIVAL_TIMEOUT_MS = 3 * 60_000
const PAGE_AGE_MS = 60_000

type Sent = { number: number; name: string; token: string }

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
  expect(report).toMatchObject({ missing: [], duplicates: [] })
  expect(Object.keys(report.faults)).toHaveLength(7)
})

it('delivers the forms of 1,000 honest visitors among 1,000 bots, and marks or holds every bot', async () => {
  const report = await sendVisitors(1_000)
  expect(report).toMatchObject({ honest: 1_000, honestDelivered: 1_000, bots: 1_000, botsMarkedOrHeld: 1_000 })
  expect(report.duplicates).toBe(0)
  expect(report.longestWaitSeconds).toBeLessThanOrEqual(60)
})

it('notifies staff once per way of every request, or counts the message as undeliverable, through every kind of fault', async () => {
  const report = await notifyThroughFaults(60)
  expect(report).toMatchObject({ messages: 120, pending: 0, undeliverable: report.refused })
  expect(report.arrived + report.undeliverable).toBe(120)
  expect(report.repeated).toBeGreaterThan(0)
  expect(Object.keys(report.faults)).toHaveLength(14)
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

/**
 * Sends forms to the built site without a mail server, kills the site with -9, and restarts it with a mail server. Returns all mails once there
 * is one to staff and one to the visitor for each form, which usually takes seconds. Rejects after three minutes. The outbox is in a temporary folder, or in the
 * database with an address.
 */
async function killBeforeTelling(names: string[], databaseUrl: string | null = null): Promise<Mail[]> {
  const outboxFolder = mkdtempSync(join(tmpdir(), 'notification-kill-'))
  const services = await startLocalServices()
  // The words of mails to visitors are content.
  await seedOnce({ localPort: services.port, dataFolder: services.dataFolder, report: () => {} })
  const port = await freePort()
  const location = databaseUrl === null ? { folder: outboxFolder } : { databaseUrl }
  const env = {
    LOCAL_SERVICES_URL: services.url,
    NEXT_PUBLIC_LAKE_URL: services.url,
    OUTBOX_DIR: outboxFolder,
    DATABASE_URL: databaseUrl ?? '',
    NOTIFY_TO: 'staff@localhost.example',
  }
  let site = await startSite({ port, env: { ...env, SMTP_URL: `smtp://127.0.0.1:2` } })
  try {
    for (const [number, name] of names.entries())
      await sendForm(site.url, { number, name, token: await issueToken(location) })
    await site.end('SIGKILL')
    site = await startSite({ port, env: { ...env, SMTP_URL: `smtp://localhost:${services.smtpPort}` } })
    const mails = openArrivals<Mail>(join(services.dataFolder, 'mail'))
    await until('every mail has arrived', async () => mails.count() >= 2 * names.length, ARRIVAL_TIMEOUT_MS)
    return mails.list(4 * names.length).map(({ fields }) => fields)
  } finally {
    await site.end('SIGKILL')
    await services.remove()
    rmSync(outboxFolder, { recursive: true })
  }
}

/** For a page that was opened a minute ago: only a request without a mark gets a copy. */
async function issueToken(location: StoreLocation): Promise<string> {
  const outbox = openOutbox(location)
  const secret = await outbox.signingSecret()
  await outbox.close()
  return issueStartToken(secret, Date.now() - PAGE_AGE_MS)
}

/** Each form comes from an address of its own, so it counts as a separate visitor. */
async function sendForm(url: string, { number, name, token }: Sent): Promise<void> {
  const response = await fetch(`${url}/api/forms/shortTrial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.0.${number}` },
    body: JSON.stringify({
      submissionId: `submission-${number}`,
      [TOKEN_FIELD]: token,
      name,
      email: `v${number}@example.org`,
      phone: '4195550142',
    }),
  })
  if (response.status !== 200) throw new Error(`The site answered ${response.status}: ${await response.text()}`)
}
