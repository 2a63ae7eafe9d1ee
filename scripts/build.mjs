import { runWithProjectNode } from './bootstrap.mjs'

runWithProjectNode('scripts/build.ts', process.argv.slice(2))
