import { runWithProjectNode } from './bootstrap.mjs'

runWithProjectNode('scripts/start.ts', process.argv.slice(2))
