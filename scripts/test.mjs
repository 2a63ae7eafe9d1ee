import { runWithProjectNode } from './bootstrap.mjs'

runWithProjectNode('scripts/proofs/index.ts', process.argv.slice(2))
