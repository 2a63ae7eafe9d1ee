import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { openOutbox } from '../../forms/outbox/open.ts'
import { issueStartToken } from '../../forms/start-token.ts'
import type { StoreLocation } from '../../forms/store/open.ts'
import { TOKEN_FIELD } from '../../lib/forms/answer.ts'
import { type Mail, openMailbox } from '../../local/mail/mailbox.ts'
import { seedOnce } from '../../scripts/seed.ts'
import { startLocalServices } from '../support/local-services.ts'
import { startSite } from '../support/site-process.ts'
import { until } from '../support/until.ts'

/** An attempt that was running when the site was killed keeps its lease on the message for two minutes. */
const ARRIVAL_TIMEOUT_MS = 3 * 60_000
const PAGE_AGE_MS = 60_000

/**
 * Sends forms to the built site without a mail server, kills the site with -9, and restarts it with a mail server. Returns all mails once there
 * is one to staff and one to the visitor for each form, which usually takes seconds. Rejects after three minutes. The outbox is in a temporary folder, or in the
 * database with an address.
 */
export async function killBeforeTelling(names: string[], databaseUrl: string | null = null): Promise<Mail[]> {
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
    TRUSTED_PROXY_HOPS: '1',
    NOTIFY_TO: 'staff@localhost.example',
  }
  let site = await startSite({ port, env: { ...env, SMTP_URL: `smtp://127.0.0.1:2` } })
  try {
    for (const [number, name] of names.entries())
      await sendForm(site.url, { number, name, token: await issueToken(location) })
    await site.end('SIGKILL')
    site = await startSite({ port, env: { ...env, SMTP_URL: `smtp://localhost:${services.smtpPort}` } })
    const mailbox = openMailbox(join(services.dataFolder, 'mail'))
    await until('every mail has arrived', async () => mailbox.countMails() >= 2 * names.length, ARRIVAL_TIMEOUT_MS)
    return mailbox.listMails(4 * names.length)
  } finally {
    await site.end('SIGKILL')
    await services.remove()
    rmSync(outboxFolder, { recursive: true })
  }
}

type Sent = { number: number; name: string; token: string }

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
