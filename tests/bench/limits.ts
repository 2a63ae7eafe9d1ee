import { spawnSync } from 'node:child_process'
import { type Figure, figure, inTurns, type Wait } from './frame.ts'

type Group = (ends: AsyncDisposableStack) => Promise<Wait[]>

/** Each is measured in a process of its own, because they start services, and the site's modules read the environment when they load. */
const GROUPS: Record<string, () => Promise<Group>> = {
  waits: async () => (await import('./limits/waits.ts')).openWaitLimits,
  lake: async () => (await import('./limits/lake.ts')).openLakeLimits,
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
  const open = await load()
  for (const [name, atMost, measure] of await open(ends)) {
    const [taken] = await inTurns(ROUNDS, measure)
    figures.push(figure(name, taken, { atMost }))
  }
  return figures
}
