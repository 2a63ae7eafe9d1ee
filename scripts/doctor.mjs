import { runWithRuntimeNode } from './bootstrap.mjs'

runWithRuntimeNode('scripts/doctor.ts', process.argv.slice(2))
