import { LRUCache } from 'lru-cache'
import type { DocumentChange, LakeDocument } from '../types.ts'
import type { Database } from './database.ts'
import { KeyedIndex } from './keyed-index.ts'

const MAX_CACHED_DOCUMENTS = 1_000

/** The documents on disk. The main thread needs few of them at a time, and the threads that evaluate queries hold them all. */
export class StoredIndex extends KeyedIndex {
  readonly #database: Database
  readonly #cache = new LRUCache<string, LakeDocument>({ max: MAX_CACHED_DOCUMENTS })

  constructor(database: Database) {
    super()
    this.#database = database
  }

  get size(): number {
    return this.#database.countDocuments()
  }

  get(id: string): LakeDocument | undefined {
    const document = this.#cache.get(id) ?? this.#database.document(id)
    if (document) this.#cache.set(id, document)
    return document
  }

  all(): Iterable<LakeDocument> {
    return this.#database.documents()
  }

  unpublishedIds(): string[] {
    return this.#database.unpublishedIds()
  }

  /** To be called when the changes are on disk. */
  apply(changes: Pick<DocumentChange, 'id' | 'after'>[]): void {
    for (const { id, after } of changes) {
      if (after) this.#cache.set(id, after)
      else this.#cache.delete(id)
    }
    this.announce(changes.map(({ id }) => id))
  }

  protected withKey(key: string): LakeDocument[] {
    return this.#database.idsWithKey(key).flatMap(id => this.get(id) ?? [])
  }
}
