import { Database } from './database.ts'
import { MemoryIndex } from './memory-index.ts'

/** Reads the documents of a store that another thread has open and writes to. */
export function openReader(file: string) {
  const database = new Database(file, { readOnly: true })
  const index = new MemoryIndex()
  let sequence = 0
  database.consistently(() => {
    index.apply(Array.from(database.documents(), after => ({ before: null, after })))
    sequence = database.lastSequence()
  })
  return {
    index,
    /** Brings the index up to the last transaction that was acknowledged. */
    refresh() {
      if (database.lastSequence() === sequence) return
      database.consistently(() => {
        const changed = database.changedAfter(sequence)
        index.apply(changed.map(({ id, document }) => ({ before: index.get(id) ?? null, after: document })))
        sequence = database.lastSequence()
      })
    },
    close: () => database.close(),
  }
}
