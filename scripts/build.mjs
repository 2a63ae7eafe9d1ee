import { runWithProjectNode, stop } from './bootstrap.mjs'
import { hasSource, NO_SOURCE } from './build-source.mjs'

const args = process.argv.slice(2)
if (!args.includes('--rollback') && !hasSource()) stop(NO_SOURCE)
runWithProjectNode('scripts/build.ts', args)
