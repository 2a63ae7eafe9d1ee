import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { readTokens } from '../../support/content.ts'
import { sendWebhook } from '../../support/freshness.ts'
import { readHtml } from '../../support/head.ts'
import { type SiteProcess, startSite } from '../../support/site-process.ts'
import { copyBuild, stack } from '../../support/stack.ts'

const STATISTICS = { count: 900, totalAmount: 60_000, avgAmount: 66, uniqueCustomerCount: 300 }
/** Average fee in percent; it differs from that of the local stats host, which is in the built page. */
const FEE = 0.55
const BUILD = `${stack.buildFolder}-stats`

/** The figures as the page shows them. */
const SHOWN = { figures: ['$100,000', '900', '$66', '300'], fee: '0.55%' }

/** content/figures/figures.test.ts and components/sections/impact/impact.test.tsx hold what a page shows without figures. */
let cacheFolder: string
let statsHost: Server
let statsUrl: string
let site: SiteProcess

beforeAll(async () => {
  cacheFolder = mkdtempSync(join(tmpdir(), 'stats-outage-'))
  statsHost = createServer((_, response) =>
    response.end(JSON.stringify({ ...STATISTICS, avgMasjidFeePercentage: FEE })),
  )
  const port = await freePort()
  await new Promise<void>(done => statsHost.listen(port, '127.0.0.1', done))
  statsUrl = `http://127.0.0.1:${port}`
})
afterEach(() => site.end('SIGKILL'))
afterAll(() => {
  statsHost.close()
  for (const folder of [cacheFolder, BUILD]) rmSync(folder, { recursive: true, force: true })
})

it('the page shows the figures of the stats host', async () => {
  site = await startFreshSite()
  await expect.poll(renderedFigures).toEqual(SHOWN)
})

it('the figures of the previous process stay when the stats host is unreachable', async () => {
  await stopStatsHost()
  site = await startFreshSite()
  await expect.poll(renderedFigures).toEqual(SHOWN)
  await expect.poll(() => site.errors()).toContain('"event":"figures.unreadable"')
})

/** Runs a copy of the build, with a cache folder of its own, so that pages rendered here do not stay for other tests. */
async function startFreshSite(): Promise<SiteProcess> {
  copyBuild(stack.buildFolder, BUILD)
  return startSite({
    port: await freePort(),
    env: {
      ...{ NEXT_DIST_DIR: BUILD, LOCAL_SERVICES_URL: stack.lakeUrl, OUTBOX_DIR: 'off' },
      ...{ SANITY_REVALIDATE_SECRET: readTokens().webhookSecret, STATS_URL: statsUrl, CACHE_DIR: cacheFolder },
    },
  })
}

function stopStatsHost(): Promise<void> {
  statsHost.closeAllConnections()
  return new Promise(done => statsHost.close(() => done()))
}

/** Revalidates the page and reads the figures of the current response, which may still be stale. */
async function renderedFigures() {
  await sendWebhook('landingPage', site.url)
  const impact = await readImpact()
  return {
    figures: Array.from(impact?.querySelectorAll('dd:has(.counter)') ?? [], ({ textContent }) => textContent),
    fee: impact?.querySelector('#average-fee')?.textContent ?? null,
  }
}

async function readImpact(): Promise<Element | null> {
  return readHtml((await ask(site.url)).text).querySelector('#impact')
}
