import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createQueryEngine } from './groq/index.ts'
import { openAssetFiles } from './images/files.ts'
import { createMutate } from './mutate.ts'
import { openStore } from './store/index.ts'
import type { Lake, LakeConfig } from './types.ts'

/** Opens the lake in `config.folder`, which is created if it is missing. Throws when another process has it open. */
export function openLake(config: LakeConfig): Lake & { close: () => void } {
  mkdirSync(config.folder, { recursive: true })
  const store = openStore(join(config.folder, 'lake.sqlite'))
  const engine = createQueryEngine(store.index, config)
  const mutate = createMutate(store)
  return { config, store, engine, assets: openAssetFiles(config), mutate, close: () => store.close() }
}
