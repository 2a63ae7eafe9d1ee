import { dirname, resolve } from 'node:path'
import type { Store, Transaction } from '../types.ts'
import { Database } from './database.ts'
import { lockFolder } from './lock.ts'

/** How many transactions of each document are kept. Older ones are deleted when the store opens. */
const HISTORY_PER_DOCUMENT = 1_000
/** Bounds how long opening takes. The rest is deleted the next time. */
const PRUNED_PER_OPENING = 10_000

export type StoreOptions = {
  clock?: () => number
  historyPerDocument?: number
}

/** Throws when another process has it open, and when a newer version of this program wrote it. */
export function openStore(file: string, options: StoreOptions = {}): Store {
  const unlock = lockFolder(`${file}.lock`, dirname(resolve(file)))
  try {
    const database = new Database(file)
    database.eraseBytes()
    database.prune(options.historyPerDocument ?? HISTORY_PER_DOCUMENT, PRUNED_PER_OPENING)
    return createStore(database, unlock, options)
  } catch (error) {
    unlock()
    throw error
  }
}

function createStore(database: Database, unlock: () => void, options: StoreOptions): Store {
  const { clock = Date.now } = options
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
      lastTime = Math.max(clock(), lastTime + 1)
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
      const own: Listener = transaction => listener(transaction)
      listeners.add(own)
      return () => {
        listeners.delete(own)
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
