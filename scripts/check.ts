/**
 * `npm run check`: the first red step stops the others. With `--proof`, unit tests that fail are tried once more.
 * `npm run check -- --lower` only lowers the budgets of rooms that have fewer lines now, and `-- --fix` only formats and sorts imports.
 */
import { programOf } from './programs.ts'
import { IN_PROOF } from './short-proof.ts'
import { runTurns, type Step } from './steps.ts'

const UNITS = ['unit', 'unit-dom', 'unit-content'].flatMap(name => ['--project', name])
const ALONE: Record<string, Step> = {
  '--lower': { name: 'Lower budgets', args: ['scripts/size/check.ts', '--lower'] },
  '--fix': { name: 'Format and sort imports', args: [programOf('biome'), 'check', '--write'] },
}
const [argument = ''] = process.argv.slice(2)
const alone = ALONE[argument]

const STATIC_STEPS: Step[] = [
  { name: 'Lines of each room', args: ['scripts/size/check.ts'] },
  { name: 'Format and lint', args: [programOf('biome'), 'ci', '--error-on-warnings'] },
  { name: 'Lockfile complete', args: ['scripts/complete-lockfile.mjs', '--check'] },
  { name: 'Types of routes', args: [programOf('next'), 'typegen'] },
  // From scratch: with isolatedModules, a cache keeps what it said of files whose imports import what has changed.
  { name: 'Types', args: [programOf('tsc'), '--noEmit', '--incremental', 'false'] },
]

const UNIT_TESTS: Step = {
  name: 'Unit tests, import rules, generated files fresh',
  args: [programOf('vitest'), 'run', ...UNITS, ...(argument === '--proof' ? IN_PROOF : ['--reporter=minimal'])],
  isShown: true,
}

const results = await runTurns([alone ? [[alone]] : [STATIC_STEPS, [UNIT_TESTS]]], 'stop')
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
