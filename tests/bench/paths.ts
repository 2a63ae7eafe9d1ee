import { setTimeout as delay } from 'node:timers/promises'
import { SECTION_NAMES, sectionNames } from '../support/landing.ts'
import { ask, type Load } from './ask-all.ts'
import { atLeast, atMost, type Figure, median, megabytes, toCompare } from './figure.ts'
import { residentMemory, sizeOf } from './measures.ts'
import { type OwnSite, openOwnSite } from './own-site.ts'
import { randomPaths, unknownPaths } from './random-paths.ts'

const REQUESTS = 100_000
const SLICES = 20
const ROUND = 200
const MAX_DISK_GROWTH = 5_000_000
const MAX_MEMORY_GROWTH = 100_000_000
const MIN_SHARE_OF_HOME = 0.7
/** V8 returns memory to the system while it is idle. */
const SETTLE_MS = 45_000

type State = { disk: { files: number; bytes: number }; memory: number; logBytes: number }

/** Measures the built site while it receives a great many requests for unknown paths. */
export async function benchPaths(requests = REQUESTS): Promise<Figure[]> {
  const own = await openOwnSite('paths')
  try {
    await own.build()
    const { pid } = await own.start()
    await warmUp(own)
    const before = await settle(own, pid)
    const run = await askAll(own.url, requests)
    const peak = residentMemory(pid)
    const after = await settle(own, pid)
    const wrongAnswers = await countWrongHomes(own.url)
    return figuresOf({ requests, before, after, peak, run, wrongAnswers })
  } finally {
    await own.close()
  }
}

/** Compiles everything and revalidates every page once, as happens soon after each start. */
async function warmUp({ url, secret }: OwnSite): Promise<void> {
  const headers = { authorization: `Bearer ${secret}` }
  await fetch(`${url}/api/revalidate/catch-up`, { method: 'POST', headers })
  await ask(url, Array(ROUND).fill('/'))
  await ask(url, randomPaths(10 * ROUND, 1))
}

async function settle({ buildFolder, cacheFolder, readLog }: OwnSite, pid: number | undefined): Promise<State> {
  await delay(SETTLE_MS)
  return { disk: sizeOf(buildFolder, cacheFolder), memory: residentMemory(pid), logBytes: readLog().length }
}

type Run = { mixed: Load[]; home: Load[]; unknown: Load[] }

/** Requests random paths, and in between short rounds of `/` and of unknown paths that the landing page answers. */
async function askAll(url: string, requests: number): Promise<Run> {
  const run: Run = { mixed: [], home: [], unknown: [] }
  for (let slice = 1; slice <= SLICES; slice++) {
    run.mixed.push(await ask(url, randomPaths(Math.ceil(requests / SLICES), 1_000 + slice)))
    run.home.push(await ask(url, Array(ROUND).fill('/')))
    run.unknown.push(await ask(url, unknownPaths(ROUND, 2_000 + slice)))
  }
  return run
}

/** Next has been known to serve other content at `/` after a request for `/index`. */
async function countWrongHomes(url: string): Promise<number> {
  let wrong = 0
  for (const path of ['/', '/index', '/', '/index/', '/']) {
    const answer = await fetch(url + path)
    const sections = sectionNames(await answer.text())
    if (answer.status !== 200 || sections.join() !== SECTION_NAMES.join()) wrong++
  }
  return wrong
}

type Outcome = { requests: number; before: State; after: State; peak: number; run: Run; wrongAnswers: number }

function figuresOf({ requests, before, after, peak, run, wrongAnswers }: Outcome): Figure[] {
  const shares = run.home.map(
    ({ milliseconds }, round) => milliseconds / (run.unknown[round]?.milliseconds ?? Number.NaN),
  )
  const failures = count(run.mixed, status => status >= 500) + count(run.unknown, status => status !== 200)
  const seconds = run.mixed.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1_000
  return [
    atMost('The build folder grows by', MAX_DISK_GROWTH, after.disk.bytes - before.disk.bytes, megabytes),
    atMost("The site's memory grows by", MAX_MEMORY_GROWTH, after.memory - before.memory, megabytes),
    atMost('Wrong answers to / and /index afterwards', 0, wrongAnswers, String),
    atMost('Failures', 0, failures, String),
    atLeast('Unknown paths a second, as a share of /', MIN_SHARE_OF_HOME, median(shares), share),
    toCompare('Random paths asked for', `${requests}, ${Math.round(requests / seconds)} a second`),
    toCompare('Their answers', describeStatuses(run.mixed)),
    toCompare('/ alone', perSecond(run.home)),
    toCompare('Unknown paths alone', perSecond(run.unknown)),
    toCompare('Build folder before and after', `${showDisk(before)}; ${showDisk(after)}`),
    toCompare('Memory before, at the end and after', [before.memory, peak, after.memory].map(megabytes).join(', ')),
    toCompare('The log grows by', megabytes(after.logBytes - before.logBytes)),
  ]
}

function count(loads: Load[], isCounted: (status: number) => boolean): number {
  const entries = loads.flatMap(({ statuses }) => [...statuses])
  return entries.reduce((sum, [status, times]) => sum + (isCounted(status) ? times : 0), 0)
}

function describeStatuses(loads: Load[]): string {
  const statuses = new Set(loads.flatMap(load => [...load.statuses.keys()]))
  return [...statuses]
    .toSorted()
    .map(status => `${count(loads, each => each === status)} × ${status}`)
    .join(', ')
}

function perSecond(loads: Load[]): string {
  return `${Math.round((ROUND * 1_000) / median(loads.map(({ milliseconds }) => milliseconds)))} a second`
}

function showDisk({ disk }: State): string {
  return `${megabytes(disk.bytes)} in ${disk.files} files`
}

function share(value: number): string {
  return `${Math.round(value * 100)} %`
}
