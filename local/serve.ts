/** Runs all local stand-ins in one process: content lake, stats host, donation host, form service with its inbox, mail server. */
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { createLake, FolderInUseError } from 'offline-content-lake'
import { json, type Route, stopOnce } from 'offline-content-lake/http'
import { donationRoutes } from './donation-site/index.ts'
import { formServiceRoutes } from './form-service/index.ts'
import { openMail } from './mail/smtp.ts'
import { readSettings } from './settings.ts'

const FOLDER_ERRORS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST', 'ENOSPC'])

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

/** Beside those of the services that have a folder of their own. */
const ROUTES: Route[] = [
  { method: 'GET', path: '/healthz', handle: () => json({ status: 'ok' }) },
  { method: 'GET', path: '/stats-host/stats/staged-stats', handle: () => json(STATISTICS) },
  { method: 'GET', path: '/donation-host/stats/staged-fomo', handle: () => json(RECENT_DONATIONS) },
]

try {
  const settings = readSettings(process.env)
  const { port, smtpPort, origins, projectId, dataset, dataFolder, revalidateUrl } = settings
  const folder = join(dataFolder, 'lake')
  moveLoneDataset(folder, projectId, dataset)
  const mail = await openMail({ folder: join(dataFolder, 'mail'), port: smtpPort })
  const forms = formServiceRoutes({ folder: join(dataFolder, 'inbox') })
  const routes = [...ROUTES, ...donationRoutes(settings), ...forms, ...mail.routes]
  const lake = await createLake({ folder, port, projectId, dataset, origins, routes, webhookUrl: revalidateUrl })
  console.log(`Local services listen on ${lake.url}`)
  stopOnce(async () => {
    await Promise.all([lake.close(), mail.stop()])
  })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

/** Lakes of one dataset once kept it in the folder itself. The database moves last, so that a killed start is taken up again. */
function moveLoneDataset(folder: string, projectId: string, dataset: string): void {
  if (!existsSync(join(folder, 'lake.sqlite'))) return
  const project = join(folder, projectId)
  mkdirSync(join(project, dataset), { recursive: true })
  const names = readdirSync(folder).filter(name => name !== projectId && !name.endsWith('.lock'))
  for (const name of names.toSorted((one, other) => Number(one === 'lake.sqlite') - Number(other === 'lake.sqlite')))
    renameSync(join(folder, name), join(project, name.endsWith('.json') ? name : join(dataset, name)))
}

/** One sentence for a problem that the user can fix. Any other error is a bug and keeps its stack. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof FolderInUseError) {
    return `Another process uses the data folder ${error.folder}: please stop it, or choose another with DATA_DIR.`
  }
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') {
    const port = 'port' in error ? error.port : ''
    return `Port ${port} is taken by another program: please stop it, or choose another with LOCAL_PORT, or LOCAL_SMTP_PORT for mail.`
  }
  if (FOLDER_ERRORS.has(code)) {
    return `The folder ${process.env.DATA_DIR || '.data'} cannot be written to (${code}): please mend that, or choose another with DATA_DIR.`
  }
  // A plain Error was thrown on purpose, and its message is the sentence.
  return error.constructor === Error ? error.message : error
}
