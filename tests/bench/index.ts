/**
 * `npm run bench` measures everything and prints goals and values; `npm run bench -- page` measures one part. `--verbose` lists what the
 * page loads, `--requests 5000` limits the random paths, `--only texts` measures one group of limits. Exits 0 even if a goal is missed.
 */
import { parseArgs } from 'node:util'
import { installBrowser } from '../../scripts/browser.ts'
import { type Figure, printFigures } from './figure.ts'

type Options = { verbose: boolean; requests?: string; only?: string }

const PARTS: Record<string, (options: Options) => Promise<Figure[]>> = {
  lake: async () => (await import('./lake.ts')).benchLake(),
  limits: async ({ only }) => (await import('./limits.ts')).benchLimits(only),
  load: async () => (await import('./load.ts')).benchLoad(),
  page: async ({ verbose }) => (await import('./page.ts')).benchPage(verbose),
  paths: async ({ requests }) => (await import('./paths.ts')).benchPaths(requests ? Number(requests) : undefined),
  posts: async () => (await import('./posts.ts')).benchPosts(),
  second: async () => (await import('./second-page.ts')).benchSecondPage(),
  studio: async () => (await import('./studio.ts')).benchStudio(),
  templates: async () => (await import('./templates.ts')).benchTemplates(),
}

const { parts, options } = readWords()
if (parts.join() !== 'limits') console.log(`Browser that measures: ${installBrowser(console.log)}`)
for (const [name, bench] of Object.entries(PARTS)) {
  if (parts.length > 0 && !parts.includes(name)) continue
  const figures = await bench(options)
  console.log(`\n── ${name}`)
  printFigures(figures)
}

function readWords(): { parts: string[]; options: Options } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { verbose: { type: 'boolean', default: false }, requests: { type: 'string' }, only: { type: 'string' } },
    })
    const { requests = '1' } = values
    if (positionals.every(part => part in PARTS) && Number(requests) > 0) return { parts: positionals, options: values }
  } catch {
    // An unknown option is answered like an unknown part, below.
  }
  console.error(
    `Please write: npm run bench -- [${Object.keys(PARTS).join('|')}] [--verbose] [--requests 100000] [--only texts]`,
  )
  process.exit(1)
}
