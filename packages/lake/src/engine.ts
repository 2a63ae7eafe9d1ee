/** Parts of the lake without HTTP, for benchmarks and tests that compare them with others. */
export { corrected } from './groq/evaluation.ts'
export { createQueryEngine, type QueryEngine } from './groq/index.ts'
export { MISSING } from './missing.ts'
export { openQueries } from './queries/index.ts'
export { openStore } from './store/index.ts'
export { MemoryIndex } from './store/memory-index.ts'
export type { LakeDocument, Queries, Store } from './types.ts'
