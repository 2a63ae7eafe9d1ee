import { join } from 'node:path'
import { expect, it } from 'vitest'
import { issueStartToken } from '../../forms/start-token.ts'
import { TOKEN_FIELD } from '../../lib/forms/answer.ts'
import { openArrivals } from '../../local/arrivals.ts'
import type { Mail } from '../../local/mail/smtp.ts'
import { seedOnce } from '../../scripts/seed.ts'
import { send, startFormSite } from '../support/form-site.ts'
import { findPostgres, NO_POSTGRES, startPostgres } from '../support/postgres.ts'
import { until } from '../support/until.ts'
import { expectKeptWhenKilled } from './forms-kill.ts'

/** An attempt that was running when the site was killed keeps its lease on the message for two minutes. */
const ARRIVAL_TIMEOUT_MS = 3 * 60_000
const PAGE_AGE_MS = 60_000

const STAFF = 'staff@localhost.example'
const NAMES = ['Amina Yusuf', 'Khalid Rahman', 'Safiya Noor', 'Bilal Hamid']

it('tells staff and visitors, once each, of forms that were accepted before the site was killed', () =>
  expectToldOnce())

const isMissing = findPostgres() === null
const place = `in PostgreSQL${isMissing ? ` (${NO_POSTGRES})` : ''}`

it.skipIf(isMissing)(`tells them as well from an outbox ${place}`, () => withPostgres(expectToldOnce))

it.skipIf(isMissing)(`keeps every acknowledged form exactly once ${place}`, () => withPostgres(expectKeptWhenKilled))

async function withPostgres(act: (env: Record<string, string>) => Promise<void>): Promise<void> {
  const database = await startPostgres()
  try {
    await act({ DATABASE_URL: database.url })
  } finally {
    await database.stop()
  }
}

/** Sends forms to the built site without a mail server, kills it with -9, and restarts it with one. */
async function expectToldOnce(env: Record<string, string> = {}): Promise<void> {
  const site = await startFormSite({ ...env, NOTIFY_TO: STAFF, SMTP_URL: 'smtp://127.0.0.1:2' })
  const { port: localPort, smtpPort, dataFolder } = site.services
  try {
    // The words of mails to visitors are content.
    await seedOnce({ localPort, dataFolder, report: () => {} })
    for (const [number, name] of NAMES.entries()) {
      // Only a request without a mark gets a copy.
      const token = issueStartToken(await site.outbox.signingSecret(), Date.now() - PAGE_AGE_MS)
      const fields = { name, email: `v${number}@example.org`, phone: '4195550142', [TOKEN_FIELD]: token }
      expect((await send(site, { body: JSON.stringify(fields) })).status).toBe(200)
    }
    await site.kill()
    await site.restart({ SMTP_URL: `smtp://localhost:${smtpPort}` })
    const arrivals = openArrivals<Mail>(join(dataFolder, 'mail'))
    await until('every mail has arrived', async () => arrivals.count() >= 2 * NAMES.length, ARRIVAL_TIMEOUT_MS)
    const mails = arrivals.list(4 * NAMES.length).map(({ fields }) => fields)
    const subjects = mails.filter(({ to }) => to === STAFF).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(NAMES.map(name => `New request: Short trial from ${name}`).sort())
    const copies = mails.filter(({ to }) => to !== STAFF).map(({ to }) => to)
    expect(copies.sort()).toEqual(NAMES.map((_, number) => `v${number}@example.org`))
  } finally {
    await site.stop()
  }
}
