import { runWithProjectNode } from './bootstrap.mjs'

runWithProjectNode('scripts/serve.ts', process.argv.slice(2))
