import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Figure, figure, inTurns, type Limits, processorTime, times } from './frame.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const ENDINGS = ['', '.ts', '.tsx', '/index.ts']

/** Lets Node read modules of the site as Next does: `@/` is the project's folder, and a path needs no ending. */
registerHooks({
  resolve(specifier, { parentURL = '', ...context }, nextResolve) {
    const go = (path: string) => nextResolve(path, { parentURL, ...context })
    if (parentURL.includes('/node_modules/')) return go(specifier)
    if (/^next\/.*(?<!\.js)$/.test(specifier)) return go(`${specifier}.js`)
    if (!/^(@\/|\.)/.test(specifier)) return go(specifier)
    const folder = specifier.startsWith('@/') ? ROOT : dirname(fileURLToPath(parentURL))
    const path = join(folder, specifier.replace(/^@\//, ''))
    const file = ENDINGS.map(ending => path + ending).find(each => /\.\w+$/.test(each) && existsSync(each))
    return go(file ? pathToFileURL(file).href : specifier)
  },
})

type Group = (ends: AsyncDisposableStack) => Promise<Limits>

/** Each is measured in a process of its own, because most start services, and the site's modules read the environment when they load. */
const GROUPS: Record<string, () => Promise<Group>> = {
  waits: async () => (await import('./limits/waits.ts')).openWaitLimits,
  lake: async () => (await import('./limits/lake.ts')).openLakeLimits,
  redirects: async () => (await import('./limits/redirects.ts')).openRedirectLimits,
  site: async () => (await import('./limits/site.ts')).openSiteLimits,
}
const ROUNDS = 7

/** Returns the figures of one group; without a name all groups print theirs. Throws an error that lists the groups for a name that is none. */
export async function benchLimits(only?: string): Promise<Figure[]> {
  if (only === undefined) {
    for (const name of Object.keys(GROUPS))
      spawnSync(process.execPath, [process.argv[1] ?? '', 'limits', '--only', name], { stdio: 'inherit' })
    return []
  }
  const load = GROUPS[only]
  if (!load) throw new Error(`The groups of limits are: ${Object.keys(GROUPS).join(', ')}`)
  const figures: Figure[] = []
  await using ends = new AsyncDisposableStack()
  const { work = [], waits = [] } = await (await load())(ends)
  for (const [name, atMost, act] of work) {
    const [loop, taken] = await inTurns(ROUNDS, calibrate, () => processorTime(act))
    figures.push(figure(name, taken, { against: loop, atMost, show: times }))
  }
  for (const [name, atMost, measure] of waits) {
    const [taken] = await inTurns(ROUNDS, measure)
    figures.push(figure(name, taken, { atMost }))
  }
  return figures
}

const [WORDS, PASSES] = [6_000, 2]
const TEXTS = Array.from({ length: WORDS }, (_, place) => `/m-${(place * 7_919) % WORDS}/masjid-${place}`)

/**
 * The calibration loop: the same small mixture of what the site's code does (maps, sorting, JSON, regular expressions), in milliseconds of
 * processor time. It took about 10 ms on the machine on which the goals were set.
 */
async function calibrate(): Promise<number> {
  return PASSES * (await processorTime(runLoop))
}

function runLoop(): void {
  const byText = new Map(TEXTS.toSorted().map((text, place) => [text, { text, place }]))
  const copied: { text: string }[] = JSON.parse(JSON.stringify([...byText.values()]))
  const found = copied.filter(({ text }) => /^\/m-\d+\/masjid-\d+$/.test(text) && byText.has(text))
  if (found.length !== WORDS) throw new Error('The calibration loop has lost a word')
}
