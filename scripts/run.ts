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
    lake: 'tests/faults/lake-kill.ts',
    fuzz: 'packages/lake/fuzz.ts',
    forms: 'tests/faults/forms-kill.ts',
    delivery: 'tests/faults/delivery.ts',
    notifications: 'tests/faults/notifications.ts',
    visitors: 'tests/faults/visitors.ts',
    cluster: 'tests/faults/cluster.ts',
    studios: 'tests/faults/studios.ts',
    seeded: 'tests/faults/seeded.ts',
  },
}

const [command = '', ...words] = process.argv.slice(2)
const [name = 'types', ...options] = words
const program = PROGRAMS[command]?.[name]
if (program) process.exitCode = spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' }).status ?? 1
else {
  console.error(`Please write: npm run ${command} -- ${Object.keys(PROGRAMS[command] ?? {}).join('|')}`)
  process.exitCode = 1
}
