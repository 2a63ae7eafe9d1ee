/**
 * `npm run bench` measures everything but mutations, and prints goals and values; `npm run bench -- page` measures one part. `--only texts`
 * measures one group of limits, or mutates one module. Exits 0 even if a goal is missed.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { installBrowser } from '../../scripts/installs.ts'
import { runCommand, wrongUse } from '../../scripts/settings.ts'
import { type Figure, figure, inTurns, printFigures, type Wait } from './frame.ts'

const PARTS: Record<string, (only?: string) => Promise<Figure[]>> = {
  lake: async () => (await import('./lake.ts')).benchLake(),
  limits: benchLimits,
  load: async () => (await import('./load.ts')).benchLoad(),
  page: async () => (await import('./page.ts')).benchPage(),
  posts: async () => (await import('./posts.ts')).benchPosts(),
  second: async () => (await import('./second.ts')).benchSecond(),
  mutation: async only => (await import('./mutation.ts')).benchMutation(only),
}

type Group = (ends: AsyncDisposableStack) => Promise<Wait[]>

/** Each is measured in a process of its own, because they start services, and the site's modules read the environment when they load. */
const GROUPS: Record<string, () => Promise<Group>> = {
  waits: async () => (await import('./limits/waits.ts')).openWaitLimits,
  lake: async () => (await import('./limits/lake.ts')).openLakeLimits,
  site: async () => (await import('./limits/site.ts')).openSiteLimits,
}
const LIMIT_ROUNDS = 7

await runCommand(async () => {
  const { parts, only } = readWords()
  if (parts.includes('page') || parts.includes('second'))
    console.log(`Browser that measures: ${installBrowser(console.log)}`)
  for (const part of parts) {
    const figures = (await PARTS[part]?.(only)) ?? []
    if (figures.length === 0) continue
    console.log(`\n── ${part}${only ? `: ${only}` : ''}`)
    printFigures(figures)
  }
})

function readWords(): { parts: string[]; only: string | undefined } {
  const names = Object.keys(PARTS)
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
  if (!positionals.every(part => names.includes(part)))
    throw wrongUse(`npm run bench -- [${names.join('|')}] [--only texts]`)
  const parts = positionals.length > 0 ? positionals : names.filter(name => name !== 'mutation')
  return { parts, only: values.only }
}

/** Returns the figures of one group; without a name all groups print theirs. Throws an error that lists the groups for a name that is none. */
async function benchLimits(only?: string): Promise<Figure[]> {
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
    const [taken] = await inTurns(LIMIT_ROUNDS, measure)
    figures.push(figure(name, taken, { atMost }))
  }
  return figures
}
