/**
 * `npm run check`: the first red step stops the others. A proof names a file for a JSON report of the unit tests, which then run twice on failure.
 * `npm run check -- --lower` only lowers the budgets of rooms that have fewer lines now, and `-- --fix` only formats and sorts imports.
 */
import { describeKeptStacks } from './kept-stacks.ts'
import { programOf } from './programs.ts'
import { inProof } from './proofs/parts.ts'
import { runLanes, type Step } from './steps.ts'

/** In vitest.config.mts. */
const PROJECTS = ['unit', 'unit-dom', 'unit-content']

const ALONE: Record<string, Step> = {
  '--lower': { name: 'Lower budgets', args: ['scripts/size/check.ts', '--lower'] },
  '--fix': { name: 'Format and sort imports', args: [programOf('biome'), 'check', '--write'] },
}
const [argument = ''] = process.argv.slice(2)
const alone = ALONE[argument]
const reporters = argument ? inProof(argument) : ['--reporter=minimal']

const STATIC_STEPS: Step[] = [
  { name: 'Lines of each room', args: ['scripts/size/check.ts'] },
  { name: 'Format and lint', args: [programOf('biome'), 'ci', '--error-on-warnings'] },
  { name: 'Lockfile complete', args: ['scripts/complete-lockfile.mjs', '--check'] },
  { name: 'Queries ask for fields that exist', args: ['scripts/check-queries.ts'] },
  { name: 'Types of routes', args: [programOf('next'), 'typegen'] },
  // From scratch: with isolatedModules, a cache keeps what it said of files whose imports import what has changed.
  { name: 'Types', args: [programOf('tsc'), '--noEmit', '--incremental', 'false'] },
]

const UNIT_TESTS: Step = {
  name: 'Unit tests, import rules, generated files fresh',
  args: [programOf('vitest'), 'run', ...PROJECTS.flatMap(name => ['--project', name]), ...reporters],
  isShown: true,
}

const results = await runLanes(alone ? [[alone]] : [STATIC_STEPS, [UNIT_TESTS]], 'stop')
for (const sentence of describeKeptStacks()) console.log(sentence)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
