/**
 * `npm run bench` measures everything but mutations, and prints goals and values; `npm run bench -- page` measures one part. `--only texts`
 * measures one group of limits, or mutates one module. Exits 0 even if a goal is missed.
 */
import { parseArgs } from 'node:util'
import { installBrowser } from '../../scripts/installs.ts'
import { runCommand, wrongUse } from '../../scripts/settings.ts'
import { type Figure, printFigures } from './frame.ts'

const PARTS: Record<string, (only?: string) => Promise<Figure[]>> = {
  lake: async () => (await import('./lake.ts')).benchLake(),
  limits: async only => (await import('./limits.ts')).benchLimits(only),
  load: async () => (await import('./load.ts')).benchLoad(),
  page: async () => (await import('./page.ts')).benchPage(),
  posts: async () => (await import('./posts.ts')).benchPosts(),
  second: async () => (await import('./second.ts')).benchSecond(),
  mutation: async only => (await import('./mutation.ts')).benchMutation(only),
}

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
