import './source-paths.ts'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { SanityClient } from '@sanity/client'
import { staleTags } from '../../../lib/stale-tags.ts'
import { startLocalServices } from '../../support/local-services.ts'
import { until } from '../../support/until.ts'
import type { LimitGroup } from './limit.ts'
import { clockTimeOf } from './time.ts'

const RULES = 10_000
const RULES_PER_TRANSACTION = 1_000
const HOSTS = { siteUrl: 'http://localhost:3000', donationUrl: 'http://localhost:3333/donation-host' }

/** A site with ten thousand redirects, and their import. The site's own modules run in this process. */
export async function openRedirectLimits(): Promise<LimitGroup> {
  const lake = await startLocalServices()
  const { editor } = lake
  const rules = await writeRules(editor)
  Object.assign(process.env, { NEXT_PUBLIC_LAKE_URL: lake.url, CACHE_DIR: join(lake.dataFolder, 'cache') })
  const { findRedirect } = await import('../../../content/routes/redirects.ts')
  let round = 0
  /** Reads all of them again, and resolves when they are followed. */
  const readAgain = async () => {
    const destination = `round-${round++}`
    await editor.patch('redirect-0').set({ destination }).commit()
    staleTags().set('content:redirect', { stale: performance.now() })
    await until('the change is followed', async () => (await findRedirect('/m-0'))?.destination === destination)
  }
  const blockWhileReading = async () => {
    const delays = monitorEventLoopDelay({ resolution: 1 })
    delays.enable()
    await readAgain()
    delays.disable()
    return delays.max / 1e6
  }
  const lookUpAll = async () => {
    for (const { path } of rules) await findRedirect(path)
  }
  return {
    limits: [
      {
        name: `The event loop of a site is blocked while ${RULES} redirects are read again`,
        goal: { milliseconds: 50 },
        measure: blockWhileReading,
      },
      {
        name: `A look-up among ${RULES} redirects`,
        goal: { milliseconds: 0.05 },
        measure: async () => (await clockTimeOf(lookUpAll)) / RULES,
      },
      {
        name: `${RULES} rows are read, planned and written as redirects`,
        goal: { milliseconds: 10_000 },
        measure: importIntoNewLake,
      },
    ],
    close: async () => {
      await lake.remove()
    },
  }
}

async function writeRules(editor: SanityClient): Promise<{ path: string }[]> {
  const rules = Array.from({ length: RULES }, (_, number) => ({
    ...{ _id: `redirect-${number}`, _type: 'redirect', path: `/m-${number}`, destination: `m-${number + 1}` },
    parameters: [{ _key: 'a', key: 'terminal1', value: 'reader' }],
  }))
  for (let from = 0; from < RULES; from += RULES_PER_TRANSACTION) {
    const transaction = editor.transaction()
    for (const rule of rules.slice(from, from + RULES_PER_TRANSACTION)) transaction.create(rule)
    await transaction.commit()
  }
  return rules
}

async function importIntoNewLake(): Promise<number> {
  const { parseCsv } = await import('../../../studio/redirects/import/parse-csv.ts')
  const { readRows } = await import('../../../studio/redirects/import/read-rows.ts')
  const { planImport } = await import('../../../studio/redirects/import/plan.ts')
  const { writeImport } = await import('../../../studio/redirects/import/write.ts')
  const { fetchRedirects } = await import('../../../studio/redirects/states.ts')
  const file = Array.from({ length: RULES }, (_, row) => `/m-${row};masjid-${row};yes;"a=${row}"`).join('\r\n')
  const lake = await startLocalServices()
  const client = lake.editor
  const time = await clockTimeOf(async () => {
    const rows = readRows(parseCsv(`path;destination;active;parameters\r\n${file}`), HOSTS)
    const choices = { existing: 'skip', confirmedHosts: new Set<string>() } as const
    const plan = planImport(rows, await fetchRedirects(client), choices)
    const { count } = await writeImport(client, plan.rows, {
      onProgress: () => {},
      signal: new AbortController().signal,
    })
    if (count !== RULES) throw new Error(`Only ${count} rows were written`)
  })
  await lake.remove()
  return time
}
