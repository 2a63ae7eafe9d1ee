import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { staleTags } from '../../../lib/stale-tags.ts'
import { startLocalServices } from '../../support/local-services.ts'
import { until } from '../../support/until.ts'
import { clockTime, type Limits } from '../frame.ts'

const RULES = 10_000
const PER_TRANSACTION = 1_000
const HOSTS = { siteUrl: 'http://localhost:3000', donationUrl: 'http://localhost:3333/donation-host' }

/** A site with ten thousand redirects, and their import. The site's own modules run in this process. */
export async function openRedirectLimits(ends: AsyncDisposableStack): Promise<Limits> {
  const lake = await startLocalServices()
  ends.defer(lake.remove)
  const rules = Array.from({ length: RULES }, (_, number) => ({
    ...{ _id: `redirect-${number}`, _type: 'redirect', path: `/m-${number}`, destination: `m-${number + 1}` },
    parameters: [{ _key: 'a', key: 'terminal1', value: 'reader' }],
  }))
  for (let from = 0; from < RULES; from += PER_TRANSACTION)
    await lake.editor.mutate(rules.slice(from, from + PER_TRANSACTION).map(create => ({ create })))
  Object.assign(process.env, { NEXT_PUBLIC_LAKE_URL: lake.url, CACHE_DIR: join(lake.dataFolder, 'cache') })
  const { findRedirect } = await import('../../../content/routes/redirects.ts')
  let round = 0
  const blockWhileReading = async () => {
    const delays = monitorEventLoopDelay({ resolution: 1 })
    delays.enable()
    const destination = `round-${round++}`
    await lake.editor.patch('redirect-0').set({ destination }).commit()
    staleTags().set('content:redirect', { stale: performance.now() })
    await until('the change is followed', async () => (await findRedirect('/m-0'))?.destination === destination)
    delays.disable()
    return delays.max / 1e6
  }
  const lookUpAll = async () => {
    for (const { path } of rules) await findRedirect(path)
  }
  return {
    waits: [
      [`The event loop of a site is blocked while ${RULES} redirects are read again`, 50, blockWhileReading],
      [`A look-up among ${RULES} redirects`, 0.05, async () => (await clockTime(lookUpAll)) / RULES],
      [`${RULES} rows are read, planned and written as redirects`, 10_000, importIntoNewLake],
    ],
  }
}

async function importIntoNewLake(): Promise<number> {
  const { parseCsv } = await import('../../../studio/redirects/import/parse-csv.ts')
  const { readRows } = await import('../../../studio/redirects/import/read-rows.ts')
  const { planImport } = await import('../../../studio/redirects/import/plan.ts')
  const { writeImport } = await import('../../../studio/redirects/import/write.ts')
  const { fetchRedirects } = await import('../../../studio/redirects/stored.ts')
  const file = Array.from({ length: RULES }, (_, row) => `/m-${row};masjid-${row};yes;"a=${row}"`).join('\r\n')
  const { editor, remove } = await startLocalServices()
  const time = await clockTime(async () => {
    const rows = readRows(parseCsv(`path;destination;active;parameters\r\n${file}`), HOSTS)
    const choices = { existing: 'skip', confirmedHosts: new Set<string>() } as const
    const plan = planImport(rows, await fetchRedirects(editor), choices)
    const signal = new AbortController().signal
    const { count } = await writeImport(editor, plan.rows, { onProgress: () => {}, signal })
    if (count !== RULES) throw new Error(`Only ${count} rows were written`)
  })
  await remove()
  return time
}
