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
import { type LocalServices, startLocalServices } from '../support/local-services.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'

const SENDERS = 6
const RETRY_MS = 20
const REQUEST_TIMEOUT_MS = 10_000
/** Each kill happens at a random moment, up to this long after the number of responses that it waits for. */
const MAX_KILL_DELAY_MS = 30

export type Report = {
  sent: number
  kills: number
  acknowledged: number
  /** Requests without a response, because the process was dead or died meanwhile. */
  cutOff: number
  lost: string[]
  duplicates: string[]
  /** Findings of the outbox's integrity check. */
  problems: string[]
  seconds: number
}

/** Sends forms and kills the site, with a temporary outbox. Rejects when the site does not start. */
export async function killWhileSending({
  submissions,
  kills,
  databaseUrl = null,
}: {
  submissions: number
  kills: number
  databaseUrl?: string | null
}): Promise<Report> {
  const start = performance.now()
  const outboxFolder = mkdtempSync(join(tmpdir(), 'outbox-kill-'))
  const services = await startLocalServices()
  const port = await freePort()
  const acknowledged = new Set<string>()
  const progress = { cutOff: 0 }
  const env = siteEnvironment(services, outboxFolder, databaseUrl)
  let site = await startSite({ port, env })
  try {
    const senders = sendAll(site.url, submissions, acknowledged, progress)
    for (let kill = 1; kill <= kills; kill++) {
      site = await killAndRestart(site, () => acknowledged.size >= (submissions * kill) / (kills + 1), {
        port,
        env,
      })
    }
    await senders
    await site.end('SIGKILL')
    const seconds = Math.round((performance.now() - start) / 1_000)
    const inspection = await inspect(outboxFolder, databaseUrl, acknowledged)
    return { sent: submissions, kills, ...progress, ...inspection, seconds }
  } finally {
    await site.end('SIGKILL')
    await services.remove()
    rmSync(outboxFolder, { recursive: true })
  }
}

/** One trusted proxy hop, so that each sender counts as a separate visitor. */
function siteEnvironment(
  { url }: LocalServices,
  outboxFolder: string,
  databaseUrl: string | null,
): Record<string, string> {
  return {
    LOCAL_SERVICES_URL: url,
    OUTBOX_DIR: outboxFolder,
    DATABASE_URL: databaseUrl ?? '',
    TRUSTED_PROXY_HOPS: '1',
  }
}

async function killAndRestart(
  site: SiteProcess,
  isDue: () => boolean,
  options: Parameters<typeof startSite>[0],
): Promise<SiteProcess> {
  while (!isDue()) await delay(1)
  await delay(Math.random() * MAX_KILL_DELAY_MS)
  await site.end('SIGKILL')
  return startSite(options)
}

async function sendAll(
  url: string,
  submissions: number,
  acknowledged: Set<string>,
  progress: { cutOff: number },
): Promise<void> {
  let next = 0
  const work = async () => {
    for (let number = next++; number < submissions; number = next++) {
      const id = nameOf(number)
      // Like the page, retries with the same submission id until there is a response.
      while (!(await send(url, number))) {
        progress.cutOff++
        await delay(RETRY_MS)
      }
      acknowledged.add(id)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, work))
}

/** Resolves to false without a response. Rejects when the site does not accept the form. */
async function send(url: string, number: number): Promise<boolean> {
  const response = await fetch(`${url}/api/forms/shortTrial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(number) },
    body: JSON.stringify({ submissionId: nameOf(number), ...valuesOf(number) }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch(() => null)
  if (!response) return false
  const body = await response.text().catch(() => null)
  if (body === null) return false
  if (response.status !== 200) throw new Error(`The site answered ${response.status}: ${body}`)
  return true
}

function nameOf(number: number): string {
  return `submission-${number}`
}

function valuesOf(number: number) {
  return { name: `Visitor ${number}`, email: `visitor-${number}@example.org`, phone: String(number) }
}

function addressOf(number: number): string {
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
}

/** Compares the acknowledged submissions with the outbox. */
async function inspect(folder: string, databaseUrl: string | null, acknowledged: Set<string>) {
  const problems = databaseUrl === null ? checkIntegrity(folder) : []
  const outbox = openOutbox(databaseUrl === null ? { folder } : { databaseUrl })
  const entries = await Array.fromAsync(outbox.list())
  await outbox.close()
  const byVisitor = Map.groupBy(entries, ({ values }) => String(values.name))
  const isKept = (id: string) => entries.some(entry => entry.id === id && entry.values.email)
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter(id => !isKept(id)),
    duplicates: [...byVisitor].filter(([, rows]) => rows.length > 1).map(([visitor]) => visitor),
    problems,
  }
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
  console.log(
    `${report.sent} submissions, ${report.kills} kills in ${report.seconds} s: ${report.acknowledged} acknowledged, ` +
      `${report.lost.length} of those lost, ${report.duplicates.length} duplicate rows, ${report.cutOff} requests cut off, ` +
      `${report.problems.length} integrity problems`,
  )
  const isSound = [report.lost, report.duplicates, report.problems].every(list => list.length === 0)
  process.exitCode = isSound && report.acknowledged === report.sent ? 0 : 1
}
