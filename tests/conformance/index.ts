/** `npm run generate -- conformance` tries the cases in tests/conformance/cases, and writes docs/conformance.md from what it saw. */
import { spawnSync } from 'node:child_process'
import { programOf } from '../../scripts/programs.ts'

const args = ['run', '--project', 'conformance', 'tests/conformance/cases.test.ts']
const { status } = spawnSync(process.execPath, [programOf('vitest'), ...args], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE: '1' },
})
process.exit(status ?? 1)
