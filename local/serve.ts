/** Runs all local stand-ins in one process: content lake, stats host, donation host, form service with its inbox, mail server. */
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createLake, FolderInUseError } from 'offline-content-lake'
import { json, type Route, stopOnce } from 'offline-content-lake/http'
import { donationRoutes } from './donation-site/index.ts'
import { formServiceRoutes } from './form-service/index.ts'
import { openMail } from './mail/smtp.ts'

const PROJECT_ID = 'local0001'
const DATASET = 'production'

/** Sample figures. Amounts are in whole US dollars, the fee is in percent. */
const STATISTICS = {
  count: 18_406,
  totalAmount: 1_002_318,
  avgAmount: 54,
  medianAmount: 25,
  largestDonation: 10_000,
  subscriptionCount: 412,
  jummahCount: 236,
  uniqueCustomerCount: 1_247,
  avgMasjidFeePercentage: 0.9,
}

/** Sample donations in US dollars. Some lack a field, as they do at the real host; the site leaves those out. */
const DONATIONS = [50, 25, null, 120, 10, 75, 300, 40, 1000, 15]
const DAYS_AGO = [0, 0, 0, 1, 1, null, 2, 3, 4, 6]
const RECENT_DONATIONS = DONATIONS.map((donation, place) => ({ donation, daysAgo: DAYS_AGO[place] ?? null }))

/** The health check and the figures. The other services bring routes of their own. */
const ROUTES: Route[] = [
  { method: 'GET', path: '/healthz', handle: () => json({ status: 'ok' }) },
  { method: 'GET', path: '/stats-host/stats/staged-stats', handle: () => json(STATISTICS) },
  { method: 'GET', path: '/donation-host/stats/staged-fomo', handle: () => json(RECENT_DONATIONS) },
]

try {
  // Whoever starts this process has checked them: scripts/settings.ts and scripts/processes.ts.
  const { LOCAL_PORT, LOCAL_SMTP_PORT, DATA_DIR, SITE_URL, SITE_REVALIDATE_URL } = process.env
  const port = Number(LOCAL_PORT || 3333)
  const dataFolder = resolve(DATA_DIR || '.data')
  const siteUrl = SITE_URL || 'http://localhost:3000'
  const folder = join(dataFolder, 'lake')
  moveLoneDataset(folder)
  const mail = await openMail({ folder: join(dataFolder, 'mail'), port: Number(LOCAL_SMTP_PORT || port + 1) })
  const forms = formServiceRoutes({ folder: join(dataFolder, 'inbox') })
  const lake = await createLake({
    ...{ folder, port, projectId: PROJECT_ID, dataset: DATASET },
    // Users may open the site under either name of this machine. Browsers resolve `<project>.localhost` to it.
    origins: [siteUrl, siteUrl.replace('localhost', '127.0.0.1'), `http://${PROJECT_ID}.localhost:${port}`],
    routes: [...ROUTES, ...donationRoutes({ siteUrl }), ...forms, ...mail.routes],
    webhookUrl: SITE_REVALIDATE_URL || null,
  })
  console.log(`Local services listen on ${lake.url}`)
  stopOnce(async () => {
    await Promise.all([lake.close(), mail.stop()])
  })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

/** Lakes of one dataset once kept it in the folder itself. The database moves last, so that a killed start is taken up again. */
function moveLoneDataset(folder: string): void {
  if (!existsSync(join(folder, 'lake.sqlite'))) return
  const project = join(folder, PROJECT_ID)
  mkdirSync(join(project, DATASET), { recursive: true })
  const names = readdirSync(folder).filter(name => name !== PROJECT_ID && !name.endsWith('.lock'))
  for (const name of names.toSorted((one, other) => Number(one === 'lake.sqlite') - Number(other === 'lake.sqlite')))
    renameSync(join(folder, name), join(project, name.endsWith('.json') ? name : join(DATASET, name)))
}

/** One sentence for a problem that the user can fix. Any other error is a bug and keeps its stack. */
function explain(error: unknown): unknown {
  if (error instanceof FolderInUseError)
    return `Another process uses the data folder ${error.folder}: please stop it, or choose another with DATA_DIR.`
  // A plain Error was thrown on purpose or by the system, and its message is the sentence.
  return error instanceof Error && error.constructor === Error ? error.message : error
}
