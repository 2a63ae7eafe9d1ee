import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { freePort } from 'offline-content-lake/testing'
import { startService, waitUntilReady } from '../../scripts/processes.ts'
import { programOf } from '../../scripts/programs.ts'
import { siteEnvironment } from '../../scripts/site-environment.ts'
import { editor } from '../support/content.ts'
import { stack } from '../support/stack.ts'
import startFreshStack from '../support/start-stack.ts'
import { until } from '../support/until.ts'
import { clockTime, type Figure, figure, inTurns, kilobytes, median, milliseconds } from './frame.ts'

const POST = { id: 'post-ramadan-readiness', path: '/post/ramadan-readiness' }
/** A page of a usual size, to compare `/` with. */
const SMALL = '/request-trial'
const PAGES = ['/', POST.path, '/blog']
const ROUNDS = 5
const PUBLISHES = 10
const START_TIMEOUT_MS = 30_000
/** Requests a second. Servers and client share the processors, so only ratios count, between servers that take turns. */
export async function benchLoad(): Promise<Figure[]> {
  await using ends = new AsyncDisposableStack()
  ends.defer(await startFreshStack())
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'))
  ends.defer(() => rmSync(folder, { recursive: true }))
  const site = stack.siteUrl
  const next = await startNext(folder, ends)

  const figures: Figure[] = []
  for (const path of PAGES) {
    const [ours = [], nexts = []] = await inTurns(ROUNDS, ...[site, next].map(url => () => fire(url + path)))
    figures.push(
      figure(`${path}: the site against next start`, rates(ours), { against: rates(nexts), atLeast: 1 }),
      figure(`${path}: the site, ${tellOf(ours)}`, rates(ours), { show: perSecond }),
    )
  }
  const [home = [], small = []] = await inTurns(ROUNDS, ...['/', SMALL].map(path => () => fire(site + path)))
  figures.push(figure(`/ against ${SMALL}`, rates(home), { against: rates(small), atLeast: 0.8 }))
  const [published] = await inTurns(PUBLISHES, publish)
  return [...figures, figure('A publish until it is visible', published, { atMost: 2_000 })]
}

/** `next start` with the same build. */
async function startNext(folder: string, ends: AsyncDisposableStack): Promise<string> {
  const port = await freePort()
  const { dataFolder, buildFolder, localPort } = stack
  const settings = { port, localSmtpPort: stack.port + 20, dataFolder, buildFolder, localPort, hosted: false }
  const env = {
    ...siteEnvironment(settings, stack.siteUrl, stack.lakeUrl),
    ...{ CACHE_DIR: join(folder, 'cache'), OUTBOX_DIR: join(folder, 'outbox'), NODE_ENV: 'production' as const },
  }
  const args = [programOf('next'), 'start', '-p', String(port)]
  const service = startService({ name: 'next start', args, env, logFile: join(folder, 'next.log'), shown: 'errors' })
  ends.defer(service.stop)
  await waitUntilReady(service, `http://localhost:${port}`, START_TIMEOUT_MS)
  return `http://localhost:${port}`
}

/** Sends requests over kept connections as fast as responses come. Throws unless all succeed. */
async function fire(url: string): Promise<autocannon.Result> {
  const result = await autocannon({ url, connections: 16, duration: 2, headers: { 'accept-encoding': 'br' } })
  const { '2xx': good, non2xx, errors } = result
  if (good > 0 && non2xx + errors === 0) return result
  throw new Error(`${url}: ${good} good responses, ${non2xx} others, ${errors} failures; expected good ones only`)
}

function rates(results: autocannon.Result[]): number[] {
  return results.map(({ requests }) => requests.mean)
}

function tellOf(results: autocannon.Result[]): string {
  const p99 = median(results.map(({ latency }) => latency.p99))
  const bytes = median(results.map(({ throughput, requests }) => throughput.mean / requests.mean))
  return `99 % within ${milliseconds(p99)}, ${kilobytes(bytes)} each`
}

function perSecond(rate: number): string {
  return `${rate.toFixed(0)} a second`
}

/** From a publish until it is shown, in milliseconds. */
async function publish(): Promise<number> {
  const title = `A title ${randomUUID()}`
  const isShown = async () => (await (await fetch(stack.siteUrl + POST.path)).text()).includes(title)
  return clockTime(async () => {
    await editor().patch(POST.id).set({ title }).commit()
    await until('the new title is shown', isShown)
  })
}
