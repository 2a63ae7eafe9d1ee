import { runWithRuntimeNode } from './bootstrap.mjs'

runWithRuntimeNode('scripts/serve.ts', process.argv.slice(2))
