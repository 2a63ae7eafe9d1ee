/** `npm run check`: everything that needs no browser and no service. An argument names a file for a JSON report of the unit tests. */
import { runStep, type Step } from './steps.ts'

const [report] = process.argv.slice(2)
const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []

const STEPS: Step[] = [
  { name: 'Format and lint', command: 'biome', args: ['ci', '--error-on-warnings'] },
  { name: 'Lockfile complete', command: 'node', args: ['scripts/complete-lockfile.mjs', '--check'] },
  { name: 'Types', command: 'sh', args: ['-c', 'next typegen && tsc --noEmit --incremental false'] },
  {
    name: 'Unit tests, import rules, generated files fresh',
    command: 'vitest',
    args: ['run', '--project', 'unit', '--project', 'unit-content', ...reporters],
  },
]

const results: boolean[] = []
for (const step of STEPS) results.push(await runStep(step, 'on failure'))
process.exit(results.every(Boolean) ? 0 : 1)
