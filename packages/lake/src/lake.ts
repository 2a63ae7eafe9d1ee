import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { removeDeletedAssets } from './images/upkeep.ts'
import { createMutate } from './mutate.ts'
import { openQueries } from './queries/index.ts'
import { type Clock, startReleaseTimer } from './releases/timer.ts'
import { openStore } from './store/index.ts'
import type { Lake, LakeConfig, Limits } from './types.ts'

export const DEFAULT_LIMITS = { uploadBytes: 100_000_000, bodyBytes: 4 * 1024 * 1024 }

/** Opens the lake in `config.folder`, which is created if it is missing. Throws when another process has it open. */
export function openLake(config: LakeConfig, limits: Partial<Limits> = {}, clock?: Clock): Lake {
  mkdirSync(config.folder, { recursive: true })
  const file = join(config.folder, 'lake.sqlite')
  const store = openStore(file)
  const queries = openQueries(file, store.index, config, limits)
  const mutate = createMutate(store, transaction => removeDeletedAssets(config, transaction))
  const stopReleaseTimer = startReleaseTimer(store, mutate, clock)
  const close = async () => {
    stopReleaseTimer()
    await queries.close()
    store.close()
  }
  return {
    config,
    limits: { ...DEFAULT_LIMITS, ...limits },
    store,
    queries,
    mutate,
    close,
  }
}
