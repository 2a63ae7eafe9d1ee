import { randomUUID } from 'node:crypto'
import type { Store, Transaction } from './types.ts'

const MAX_TRANSACTIONS = 200
const MAX_CHANGES = 2_000

export type RecentTransactions = ReturnType<typeof rememberTransactions>

/** Keeps the last transactions in memory, so that a listener that lost its connection can catch up. */
export function rememberTransactions(store: Store) {
  let transactions: Transaction[] = []
  let changes = 0
  // Begins as the last one on disk: after a restart the Studio resumes, instead of reloading while somebody types.
  let start: string = store.lastTransactionId ?? randomUUID()
  store.subscribe(transaction => {
    transactions.push(transaction)
    changes += transaction.changes.length
    while (transactions.length > MAX_TRANSACTIONS || changes > MAX_CHANGES) {
      const [oldest, ...rest] = transactions
      if (!oldest) break
      transactions = rest
      changes -= oldest.changes.length
      start = oldest.id
    }
  })
  return {
    /** The position of a listener that connects now, which it can give to `after` later. */
    get position() {
      return transactions.at(-1)?.id ?? start
    },
    after(position: string): Transaction[] | null {
      if (position === start) return transactions
      const index = transactions.findIndex(transaction => transaction.id === position)
      return index < 0 ? null : transactions.slice(index + 1)
    },
  }
}
