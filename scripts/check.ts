/**
 * `npm run check`: everything that needs no browser and no service, up to the first red step. A proof names a file for a JSON report of the
 * unit tests, which are then tried twice.
 */

import { describeKeptStacks } from './kept-stacks.ts'
import { programOf } from './programs.ts'
import { reportTo } from './proofs/part.ts'
import { runStep, type Step } from './steps.ts'

const [report] = process.argv.slice(2)
const reporters = report ? ['--retry=1', ...reportTo(report)] : []

const STEPS: Step[] = [
  { name: 'Format and lint', args: [programOf('biome'), 'ci', '--error-on-warnings'] },
  { name: 'Lockfile complete', args: ['scripts/complete-lockfile.mjs', '--check'] },
  { name: 'Queries ask for fields that exist', args: ['scripts/check-queries.ts'] },
  { name: 'Types of routes', args: [programOf('next'), 'typegen'] },
  { name: 'Types', args: [programOf('tsc'), '--noEmit', '--incremental', 'false'] },
  {
    name: 'Unit tests, import rules, generated files fresh',
    args: [programOf('vitest'), 'run', '--project', 'unit', '--project', 'unit-content', ...reporters],
  },
]

let isGreen = true
for (const step of STEPS) isGreen &&= await runStep(step, 'on failure')
for (const sentence of describeKeptStacks()) console.log(sentence)
process.exitCode = isGreen ? 0 : 1
