import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { encodeSignatureHeader } from '@sanity/webhook'
import { freePort } from '../../../local/http/free-port.fixture.ts'
import { readTokens } from '../../support/content.ts'
import { type SiteProcess, startSite } from '../../support/site-process.ts'
import { stack } from '../../support/stack.ts'

const STATISTICS = { count: 900, totalAmount: 60_000, avgAmount: 66, uniqueCustomerCount: 300 }
/** Average fee in percent; it differs from that of the local stats host, which is in the built page. */
const FEE = 0.55
const BUILD = `${stack.buildFolder}-stats`

/** The figures as the page shows them. */
const SHOWN = { figures: ['$100,000', '900', '$66', '300'], fee: '0.55%' }
const NONE = { figures: ['$40,000', '0', '$0', '0'], fee: null }

test.describe.configure({ mode: 'serial' })

let cacheFolder: string
let statsHost: Server
let statsUrl: string
let site: SiteProcess

test.beforeAll(async () => {
  cacheFolder = mkdtempSync(join(tmpdir(), 'stats-outage-'))
  statsHost = createServer((_, response) =>
    response.end(JSON.stringify({ ...STATISTICS, avgMasjidFeePercentage: FEE })),
  )
  await new Promise<void>(done => statsHost.listen(0, '127.0.0.1', done))
  statsUrl = `http://127.0.0.1:${(statsHost.address() as AddressInfo).port}`
})
test.afterEach(() => site.end('SIGKILL'))
test.afterAll(() => {
  statsHost.close()
  for (const folder of [cacheFolder, BUILD]) rmSync(folder, { recursive: true, force: true })
})

test('the page shows the figures of the stats host', async ({ request }) => {
  site = await startFreshSite()
  await expect.poll(() => renderedFigures(request)).toEqual(SHOWN)
})

test('the figures of the previous process stay when the stats host is unreachable', async ({ request }) => {
  await stopStatsHost()
  site = await startFreshSite()
  await expect.poll(() => renderedFigures(request)).toEqual(SHOWN)
  expect(site.errors()).toContain('"event":"figures.unreadable"')
})

test('a corrupt file of saved figures does not break the page', async ({ request }) => {
  writeFileSync(join(cacheFolder, 'platform-statistics.json'), '{"url":')
  site = await startFreshSite()
  await expect.poll(() => renderedFigures(request)).toEqual(NONE)
  expect(site.errors()).toContain('"event":"figures.ignored"')
})

test('the page shows zeros and no average fee when the stats host has never answered', async ({ request, page }) => {
  rmSync(cacheFolder, { recursive: true })
  site = await startFreshSite()
  await expect.poll(() => renderedFigures(request)).toEqual(NONE)
  await page.goto(site.url)
  const impact = page.locator('#impact')
  await expect(impact.locator('summary')).toHaveText('Looking to Learn More About Our Fees?')
  await expect(impact).not.toContainText('Average Fee Percentage')
  await expect(impact).not.toContainText('the average fee is')
})

/** Runs a copy of the build, so that pages rendered here do not stay for other journeys. */
async function startFreshSite(): Promise<SiteProcess> {
  rmSync(BUILD, { recursive: true, force: true })
  cpSync(stack.buildFolder, BUILD, { recursive: true, filter: path => basename(path) !== 'cache' })
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
async function renderedFigures(request: APIRequestContext) {
  const body = '{"_id":"landingPage","_type":"landingPage"}'
  await request.post(`${site.url}/api/revalidate`, {
    headers: {
      'content-type': 'application/json',
      'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), readTokens().webhookSecret),
    },
    data: Buffer.from(body),
  })
  const html = await (await request.get(site.url)).text()
  const impact = html.slice(html.indexOf('<section id="impact"'), html.indexOf('<section id="features"'))
  return {
    figures: Array.from(impact.matchAll(/<dd[^>]*>(.*?)<\/dd>/g), ([, figure = '']) => figure.replace(/<[^>]*>/g, '')),
    fee: /<data id="average-fee"[^>]*>([^<]*)</.exec(impact)?.[1] ?? null,
  }
}
