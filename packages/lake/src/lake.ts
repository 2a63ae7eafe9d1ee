import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { forbidden } from './http/errors.ts'
import { removeDeletedAssets } from './images/upkeep.ts'
import { transact } from './patch/transact.ts'
import { openQueries } from './queries/index.ts'
import { startReleaseTimer } from './releases/timer.ts'
import { openStore } from './store/index.ts'
import type { Lake, LakeConfig, Limits, Store, Transaction } from './types.ts'

export const DEFAULT_LIMITS = { uploadBytes: 100_000_000, bodyBytes: 4 * 1024 * 1024 }

/** Opens the lake in `config.folder`, which is created if it is missing. Throws when another process has it open. */
export function openLake(config: LakeConfig, limits: Partial<Limits> = {}): Lake {
  mkdirSync(config.folder, { recursive: true })
  const file = join(config.folder, 'lake.sqlite')
  const store = openStore(file)
  const queries = openQueries(file, store.index, config, limits)
  const mutate = createMutate(store, transaction => removeDeletedAssets(config, transaction))
  const stopReleaseTimer = startReleaseTimer(store, mutate)
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

/** Writes mutations as one transaction, then calls `committed`, before it returns. Throws MutationError, and HttpError 403. */
export function createMutate(store: Store, committed: (transaction: Transaction) => void = () => {}): Lake['mutate'] {
  return (
    mutations,
    { author, transactionId = randomUUID(), dryRun = false, autoGenerateArrayKeys = false, mayWrite },
  ) => {
    const timestamp = store.nextTimestamp()
    const options = { author, transactionId, timestamp, autoGenerateArrayKeys, newId: randomUUID }
    const { transaction, results } = transact(mutations, store, options)
    const refused = mayWrite && transaction.changes.find(({ id }) => !mayWrite(id))
    if (refused) throw forbidden(`Insufficient permissions; you may write drafts, and "${refused.id}" is none`)
    if (!dryRun && (transaction.changes.length > 0 || transaction.purged)) {
      store.commit(transaction)
      committed(transaction)
    }
    return { transactionId, results }
  }
}
