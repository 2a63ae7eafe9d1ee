import { dirname, resolve } from 'node:path'
import type { Store, Transaction } from '../types.ts'
import { Database } from './database.ts'
import { lockFolder } from './lock.ts'

/** How many transactions of each document are kept. Older ones are deleted when the store opens. */
const HISTORY_PER_DOCUMENT = 1_000
/** Bounds how long opening takes. The rest is deleted the next time. */
const PRUNED_PER_OPENING = 10_000

/** Throws when another process has it open, and when a newer version of this program wrote it. */
export function openStore(file: string, historyPerDocument = HISTORY_PER_DOCUMENT): Store {
  const unlock = lockFolder(`${file}.lock`, dirname(resolve(file)))
  try {
    const database = new Database(file)
    database.eraseBytes()
    database.prune(historyPerDocument, PRUNED_PER_OPENING)
    return createStore(database, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

function createStore(database: Database, unlock: () => void): Store {
  const { subscribe, announce } = createAnnouncer()
  const last = database.lastTransaction()
  let lastTime = Date.parse(last?.timestamp ?? '1970-01-01')
  return {
    index: database,
    lastTransactionId: last?.id ?? null,
    hasTransaction: id => database.hasTransaction(id),
    commit(transaction) {
      database.write(transaction)
      announce(transaction)
      if (transaction.purged) database.eraseBytes()
    },
    subscribe,
    history: query => database.history(query),
    idsInHistory: prefix => database.idsInHistory(prefix),
    nextTimestamp() {
      // Increases even when the clock stands still or is set back.
      lastTime = Math.max(Date.now(), lastTime + 1)
      return new Date(lastTime).toISOString()
    },
    checkIntegrity: () => database.integrityProblems(),
    close() {
      database.close()
      unlock()
    },
  }
}

type Listener = (transaction: Transaction) => void

/** Announces one transaction to all listeners before the next, even when a listener fails or commits another one meanwhile. */
function createAnnouncer() {
  const listeners = new Set<Listener>()
  const waiting: Transaction[] = []
  let isTelling = false
  const tellOne = (transaction: Transaction) => {
    for (const listener of listeners) {
      try {
        listener(transaction)
      } catch (error) {
        console.error('A subscriber of the store failed:', error)
      }
    }
  }
  return {
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    announce(transaction: Transaction) {
      waiting.push(transaction)
      if (isTelling) return
      isTelling = true
      for (let next = waiting.shift(); next; next = waiting.shift()) tellOne(next)
      isTelling = false
    },
  }
}
