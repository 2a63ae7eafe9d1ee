import { runWithProjectNode } from './bootstrap.mjs'

runWithProjectNode('scripts/test-all.ts', process.argv.slice(2))
