/** Runs the tests of this folder whose file begins so, with as many of everything as the options say (`sizeOf` in load.ts). */
import { spawnSync } from 'node:child_process'
import { programOf } from '../../scripts/programs.ts'

const [name, ...options] = process.argv.slice(2)
const args = [programOf('vitest'), 'run', '--project', 'faults', '--testTimeout=0', `tests/faults/${name}`]
const env = { ...process.env, FAULT_OPTIONS: options.join(' ') }
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1
