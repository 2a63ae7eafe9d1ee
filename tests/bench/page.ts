import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from 'offline-content-lake/testing'
import { findBrowser } from '../../scripts/installs.ts'
import { startService, waitUntilReady } from '../../scripts/processes.ts'
import { programOf } from '../../scripts/programs.ts'
import { stack } from '../support/stack.ts'
import startFreshStack from '../support/start-stack.ts'
import { type Figure, figure, inTurns, kilobytes } from './frame.ts'

/** Single rounds differ by up to 18 points on a shared machine. */
const ROUNDS = 7
const START_TIMEOUT_MS = 30_000
const FLOOR = resolve('.data/bench/floor')
const FLOOR_FILES = {
  'next.config.mjs': 'export default { cacheComponents: true }',
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.js': 'export const metadata = { title: "Empty" }\nexport default () => <h1>Empty</h1>',
}
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const PAINTS = { first: 'first-contentful-paint', largest: 'largest-contentful-paint', blocked: 'total-blocking-time' }

/** Compares the built landing page, on local services, with an empty app of the same packages: no page of the site can cost less. */
export async function benchPage(): Promise<Figure[]> {
  await using ends = new AsyncDisposableStack()
  const emptyUrl = await startFloor(ends)
  ends.defer(await startFreshStack())
  const { siteUrl } = stack
  // Runs first, because the local services resize a picture at its first request and keep the result.
  const shifts = { narrow: await measureShifts(siteUrl, 390), wide: await measureShifts(siteUrl, 1440) }
  const load = (url: string) => () => loadPage(url)
  const [page = [], empty = []] = await inTurns(ROUNDS, load(siteUrl), load(emptyUrl))
  const scoresOf = (side: typeof page, category: string) => side.map(({ scores }) => scores[category] ?? Number.NaN)
  const paints = (side: typeof page, name: keyof typeof PAINTS) => side.map(({ paints }) => paints[name])
  const [files = []] = page.map(({ files }) => files)
  for (const { url, type, bytes } of files) console.log(`${kilobytes(bytes).padStart(9)}  ${type.padEnd(10)} ${url}`)
  const scripts = files.filter(({ type }) => type === 'Script')
  // Compressed here, however the server sends them.
  const gzipped = await Promise.all(scripts.map(async ({ url }) => gzipSync(await (await fetch(url)).bytes()).length))
  const html = await fetch(siteUrl, { headers: { 'accept-encoding': 'br' } })
  const [bytes, sent] = [(await html.bytes()).length, Number(html.headers.get('content-length'))]
  const of = (values: number[], atMost: number) => ({ samples: [sum(values)], options: { atMost, show: kilobytes } })
  const sizes = {
    'HTML of the page': of([bytes], 230_000),
    'HTML of the page, with Brotli': of([sent], 28_000),
    'JavaScript before any interaction, with gzip': of(gzipped, 150_000),
    'Everything before any interaction': of(
      files.map(file => file.bytes),
      228_000,
    ),
  }
  return [
    ...CATEGORIES.slice(1).map(name => figure(`Score: ${name}`, scoresOf(page, name), { atLeast: 100, show: String })),
    figure('Score: performance, against the empty app', scoresOf(page, 'performance'), {
      ...{ against: scoresOf(empty, 'performance'), atLeast: 1 },
    }),
    figure('First paint, against the empty app', paints(page, 'first'), {
      against: paints(empty, 'first'),
      atMost: 1.6,
    }),
    figure('Largest paint', paints(page, 'largest'), { atMost: 1_400 }),
    figure('Blocking time', paints(page, 'blocked')),
    figure('Layout shifts in a full scroll, 390 px wide', [shifts.narrow], { atMost: 0.01, show: showShift }),
    figure('Layout shifts in a full scroll, 1440 px wide', [shifts.wide], { atMost: 0.01, show: showShift }),
    ...Object.entries(sizes).map(([name, { samples, options }]) => figure(name, samples, options)),
  ]
}

async function startFloor(ends: AsyncDisposableStack): Promise<string> {
  rmSync(FLOOR, { recursive: true, force: true })
  mkdirSync(join(FLOOR, 'app'), { recursive: true })
  for (const [file, text] of Object.entries(FLOOR_FILES)) writeFileSync(join(FLOOR, file), text)
  const run = (...args: string[]) => {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }
    const logFile = join(FLOOR, 'next.log')
    return startService({ name: 'The empty app', args: [programOf('next'), ...args], env, logFile, shown: 'nothing' })
  }
  const build = run('build', FLOOR)
  if ((await build.ended) !== 0) throw new Error(`The empty app could not be built:\n${build.lastLines()}`)
  const port = await freePort()
  const app = run('start', FLOOR, '-p', String(port))
  ends.defer(app.stop)
  await waitUntilReady(app, `http://localhost:${port}`, START_TIMEOUT_MS)
  return `http://localhost:${port}`
}

/** On Lighthouse's mid-range phone with a slow network, in a fresh browser. Scores are from 0 to 100, times in milliseconds, bytes as transferred. */
async function loadPage(url: string) {
  const port = await freePort()
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES })
  await browser.close()
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  const { categories, audits } = run.lhr
  const { details } = audits['network-requests'] ?? {}
  if (details?.type !== 'table') throw new Error('Lighthouse does not say what the page loads')
  const timeOf = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      CATEGORIES.map(name => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100)]),
    ),
    paints: { first: timeOf(PAINTS.first), largest: timeOf(PAINTS.largest), blocked: timeOf(PAINTS.blocked) },
    files: details.items
      .map(item => ({ url: String(item.url), type: String(item.resourceType), bytes: Number(item.transferSize) }))
      .filter(file => !file.url.startsWith('data:')),
  }
}

const [STEP_PIXELS, STEP_MS] = [300, 60]
const PATIENCE_MS = 500
const showShift = (value: number) => value.toFixed(4)

/** The sum of all layout shifts while the whole page is scrolled through, slowly enough for lazy pictures to load in view. */
async function measureShifts(url: string, width: number): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(url, { waitUntil: 'load' })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += STEP_PIXELS) {
    await page.mouse.wheel(0, STEP_PIXELS)
    await page.waitForTimeout(STEP_MS)
  }
  const shifts = await page.evaluate(readShifts, PATIENCE_MS)
  await browser.close()
  for (const { what } of shifts) console.log(`Moved at ${width} px: ${what}`)
  return sum(shifts.map(({ value }) => value))
}

/** Runs in the page. Without any entry the observer is never called, hence the timeout. */
function readShifts(patienceMs: number): Promise<{ value: number; what: string }[]> {
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  const nameOf = ({ node }: { node: Node | null }) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}#${node.id} ${node.className}`.slice(0, 80) : '?'
  return new Promise(resolve => {
    new PerformanceObserver(list => {
      const entries = list.getEntries() as Entry[]
      resolve(entries.map(({ value, sources }) => ({ value, what: sources.map(nameOf).join(', ') })))
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve([]), patienceMs)
  })
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
