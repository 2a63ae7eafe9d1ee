/**
 * `npm run faults -- forms --submissions 1000 --kills 100`: sends forms to the built site over HTTP, kills its process with -9 again and
 * again, and inspects the outbox. Prints the figures; exits 1 on a loss or a duplicate. With DATABASE_URL, which must name an empty
 * database, the outbox is there.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from 'offline-content-lake/testing'
import { openOutbox } from '../../forms/outbox/open.ts'
import buildOnce from '../support/build-once.ts'
import { startLocalServices } from '../support/local-services.ts'
import { startSite } from '../support/site-process.ts'
import { type Ask, createAsk, inspectOutbox, sendForms } from './load.ts'

/** Each kill happens at a random moment, up to this long after the number of responses that it waits for. */
const MAX_KILL_DELAY_MS = 30

/** Sends forms and kills the site, with a temporary outbox. Rejects when the site does not start. */
export async function killWhileSending({
  submissions,
  kills,
  databaseUrl = null,
}: {
  submissions: number
  kills: number
  databaseUrl?: string | null
}) {
  const start = performance.now()
  const outboxFolder = mkdtempSync(join(tmpdir(), 'outbox-kill-'))
  const services = await startLocalServices()
  const port = await freePort()
  const acknowledged = new Set<string>()
  const env = { LOCAL_SERVICES_URL: services.url, OUTBOX_DIR: outboxFolder, DATABASE_URL: databaseUrl ?? '' }
  let site = await startSite({ port, env })
  const { ask: send, close } = createAsk(site.url)
  /** Requests without a response, because the process was dead or died meanwhile. */
  let cutOff = 0
  const ask: Ask = (...request) =>
    send(...request).catch(error => {
      cutOff++
      throw error
    })
  try {
    const ids = Array.from({ length: submissions }, (_, number) => `submission-${number}`).values()
    const senders = sendForms(ask, ids, acknowledged, 0)
    for (let kill = 1; kill <= kills; kill++) {
      while (acknowledged.size < (submissions * kill) / (kills + 1)) await delay(1)
      await delay(Math.random() * MAX_KILL_DELAY_MS)
      await site.end('SIGKILL')
      site = await startSite({ port, env })
    }
    await senders
    await site.end('SIGKILL')
    const seconds = Math.round((performance.now() - start) / 1_000)
    const inspection = await inspect(outboxFolder, databaseUrl, acknowledged)
    return { sent: submissions, kills, cutOff, ...inspection, seconds }
  } finally {
    close()
    await site.end('SIGKILL')
    await services.remove()
    rmSync(outboxFolder, { recursive: true })
  }
}

/** Compares the acknowledged submissions with the outbox. */
async function inspect(folder: string, databaseUrl: string | null, acknowledged: Set<string>) {
  const problems = databaseUrl === null ? checkIntegrity(folder) : []
  const outbox = openOutbox(databaseUrl === null ? { folder } : { databaseUrl })
  return { acknowledged: acknowledged.size, ...(await inspectOutbox(outbox, acknowledged)), problems }
}

function checkIntegrity(folder: string): string[] {
  const database = new DatabaseSync(join(folder, 'outbox.sqlite'))
  try {
    const rows = database.prepare('PRAGMA integrity_check').all()
    return rows.map(row => String(Object.values(row)[0])).filter(text => text !== 'ok')
  } finally {
    database.close()
  }
}

if (import.meta.main) {
  await buildOnce()
  const { values } = parseArgs({
    options: { submissions: { type: 'string', default: '1000' }, kills: { type: 'string', default: '100' } },
  })
  const databaseUrl = process.env.DATABASE_URL || null
  const report = await killWhileSending({
    ...{ submissions: Number(values.submissions), kills: Number(values.kills), databaseUrl },
  })
  console.log(report)
  const isSound = [report.lost, report.duplicates, report.problems].every(list => list.length === 0)
  process.exitCode = isSound && report.acknowledged === report.sent ? 0 : 1
}
