import { randomUUID } from 'node:crypto'
import { forbidden } from './http/errors.ts'
import { transact } from './patch/transact.ts'
import type { Lake, Store, Transaction } from './types.ts'

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
