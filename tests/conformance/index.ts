/**
 * `npm run generate -- conformance` tries the cases in tests/conformance/cases, and writes docs/conformance.md from what it saw. With the name of a
 * list in tests/conformance/recorded and a file, it first adds the requests that a lake has recorded in that file.
 */
import { spawnSync } from 'node:child_process'
import { programOf } from '../../scripts/programs.ts'
import { keepRecorded } from '../support/recorded-requests.ts'

const [list, recorded] = process.argv.slice(2)
if (list && recorded) keepRecorded(list, recorded)
const args = ['run', '--project', 'conformance', 'tests/conformance/cases.test.ts']
const { status } = spawnSync(process.execPath, [programOf('vitest'), ...args], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE: '1' },
})
process.exit(status ?? 1)
