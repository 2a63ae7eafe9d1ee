/** `npm run generate [-- <name>]` and `npm run faults -- <name>`, with the options that the program itself describes. */
import { spawnSync } from 'node:child_process'

const PROGRAMS: Record<string, Record<string, string>> = {
  generate: {
    types: 'scripts/typegen.ts',
    seed: 'seed/build.ts',
    conformance: 'tests/conformance/index.ts',
    lockfile: 'scripts/complete-lockfile.mjs',
    sbom: 'scripts/sbom.ts',
  },
  faults: {
    lake: 'tests/faults/sized.ts lake-kill',
    fuzz: 'packages/lake/fuzz.ts',
    forms: 'tests/faults/sized.ts forms',
    delivery: 'tests/faults/sized.ts through-faults',
    visitors: 'tests/faults/sized.ts visitors',
    cluster: 'tests/faults/sized.ts cluster',
    studios: 'tests/faults/studios.ts',
    seeded: 'tests/faults/seeded.ts',
  },
}

const [command = '', name = 'types', ...options] = process.argv.slice(2)
const program = PROGRAMS[command]?.[name]
if (program) {
  const args = [...program.split(' '), ...options]
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
} else {
  console.error(`Please write: npm run ${command} -- ${Object.keys(PROGRAMS[command] ?? {}).join('|')}`)
  process.exitCode = 1
}
