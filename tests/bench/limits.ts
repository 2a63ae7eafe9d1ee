import './limits/source-paths.ts'
import { type Figure, figure, inTurns, type Limits, processorTime, times } from './frame.ts'

type Group = (ends: AsyncDisposableStack) => Promise<Limits>

/** Each group is opened alone, because most start services of their own. */
const GROUPS: Record<string, () => Promise<Group>> = {
  texts: async () => (await import('./limits/texts.ts')).openTextLimits,
  'many-redirects': async () => (await import('./limits/many-redirects.ts')).openManyRedirectsLimits,
  waits: async () => (await import('./limits/waits.ts')).openWaitLimits,
  lake: async () => (await import('./limits/lake.ts')).openLakeLimits,
  redirects: async () => (await import('./limits/redirects.ts')).openRedirectLimits,
  site: async () => (await import('./limits/site.ts')).openSiteLimits,
}
const ROUNDS = 7

/** Measures all groups, or one. Throws an error that lists the groups when there is none of that name. */
export async function benchLimits(only?: string): Promise<Figure[]> {
  if (only && !(only in GROUPS)) throw new Error(`The groups of limits are: ${Object.keys(GROUPS).join(', ')}`)
  const figures: Figure[] = []
  for (const [name, load] of Object.entries(GROUPS)) {
    if (only && only !== name) continue
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
