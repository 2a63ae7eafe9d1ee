/** `npm run generate [-- <name>]` and `npm run faults -- <name>`, with the options that the program itself describes. */
import { spawnSync } from 'node:child_process'
import { programOf } from './programs.ts'

const PROGRAMS: Record<string, Record<string, string>> = {
  generate: {
    types: 'scripts/typegen.ts',
    seed: 'seed/build.ts',
    conformance: 'tests/conformance/index.ts',
    lockfile: 'scripts/complete-lockfile.mjs',
    sbom: 'scripts/sbom.ts',
  },
  faults: {
    lake: 'tests/faults/lake-kill.ts',
    fuzz: 'packages/lake/fuzz.ts',
    forms: 'tests/faults/forms',
    delivery: 'tests/faults/through-faults',
    visitors: 'tests/faults/visitors',
    cluster: 'tests/faults/cluster.ts',
    studios: 'tests/faults/studios.ts',
    seeded: 'tests/faults/seeded.ts',
  },
}

const [command = '', name = 'types', ...options] = process.argv.slice(2)
const program = PROGRAMS[command]?.[name]
if (program) {
  // What is no file names tests, which read their options from the environment.
  const isFile = /\.m?[jt]s$/.test(program)
  const tests = [programOf('vitest'), 'run', '--project', 'faults', '--testTimeout=0', program]
  const env = { ...process.env, FAULT_OPTIONS: options.join(' ') }
  const { status } = spawnSync(process.execPath, isFile ? [program, ...options] : tests, { stdio: 'inherit', env })
  process.exitCode = status ?? 1
} else {
  console.error(`Please write: npm run ${command} -- ${Object.keys(PROGRAMS[command] ?? {}).join('|')}`)
  process.exitCode = 1
}
