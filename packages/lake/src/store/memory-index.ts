import { isPublishedId } from '../ids.ts'
import type { DocumentChange, LakeDocument } from '../types.ts'
import { Database } from './database.ts'
import { KeyedIndex, keysOf } from './keyed-index.ts'

type Change = Pick<DocumentChange, 'before' | 'after'>
type Bucket = Map<string, LakeDocument>
/** Most keys have one document, for which a map would take more memory than the document's own fields. */
type Entry = LakeDocument | Bucket

/** The documents in memory, indexed by id, published id, type, reference and slug. Readers share the objects: never change one. */
export class MemoryIndex extends KeyedIndex {
  readonly #documents: Bucket = new Map()
  readonly #entries = new Map<string, Entry>()

  get size(): number {
    return this.#documents.size
  }

  get(id: string): LakeDocument | undefined {
    return this.#documents.get(id)
  }

  all(): Iterable<LakeDocument> {
    return this.#documents.values()
  }

  unpublishedIds(): string[] {
    return [...this.#documents.keys()].filter(id => !isPublishedId(id))
  }

  apply(changes: Change[]): void {
    for (const change of changes) this.#applyOne(change)
    this.announce(changes.flatMap(({ before, after }) => (after ?? before)?._id ?? []))
  }

  #applyOne({ before, after }: Change): void {
    const keys = after ? keysOf(after) : new Set<string>()
    if (before) {
      for (const key of keysOf(before)) if (!keys.has(key)) this.#removeFrom(key, before._id)
      if (!after) this.#documents.delete(before._id)
    }
    if (after) {
      for (const key of keys) this.#addTo(key, after)
      this.#documents.set(after._id, after)
    }
  }

  protected withKey(key: string): Iterable<LakeDocument> {
    const entry = this.#entries.get(key)
    if (!entry) return []
    return entry instanceof Map ? entry.values() : [entry]
  }

  #addTo(key: string, document: LakeDocument): void {
    const entry = this.#entries.get(key)
    if (entry instanceof Map) entry.set(document._id, document)
    else if (!entry || entry._id === document._id) this.#entries.set(key, document)
    else this.#entries.set(key, new Map([entry, document].map(each => [each._id, each])))
  }

  #removeFrom(key: string, id: string): void {
    const entry = this.#entries.get(key)
    if (!(entry instanceof Map)) this.#entries.delete(key)
    else if (entry.delete(id) && entry.size === 0) this.#entries.delete(key)
  }
}

/** Reads the documents of a store that another thread has open and writes to. */
export function openReader(file: string) {
  const database = new Database(file, { readOnly: true })
  const index = new MemoryIndex()
  let sequence = 0
  database.consistently(() => {
    index.apply(Array.from(database.all(), after => ({ before: null, after })))
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
