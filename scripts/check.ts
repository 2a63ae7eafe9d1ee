/** `npm run check`: everything that needs no browser and no service. An argument names a file for a JSON report of the unit tests. */
import { programOf } from './programs.ts'
import { runStep, type Step } from './steps.ts'

const [report] = process.argv.slice(2)
const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []

const STEPS: Step[] = [
  { name: 'Format and lint', args: [programOf('biome'), 'ci', '--error-on-warnings'] },
  { name: 'Lockfile complete', args: ['scripts/complete-lockfile.mjs', '--check'] },
  { name: 'Types of routes', args: [programOf('next'), 'typegen'] },
  { name: 'Types', args: [programOf('tsc'), '--noEmit', '--incremental', 'false'] },
  {
    name: 'Unit tests, import rules, generated files fresh',
    args: [programOf('vitest'), 'run', '--project', 'unit', '--project', 'unit-content', ...reporters],
  },
]

const results: boolean[] = []
for (const step of STEPS) results.push(await runStep(step, 'on failure'))
process.exit(results.every(Boolean) ? 0 : 1)
