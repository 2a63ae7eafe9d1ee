import { LRUCache } from 'lru-cache'
import type { DocumentChange, DocumentIndex, LakeDocument } from '../types.ts'
import type { Database } from './database.ts'
import { referenceKey, slugKey, typeKey, versionsKey } from './keys.ts'

const MAX_CACHED_DOCUMENTS = 1_000

/** The documents on disk. The main thread needs few of them at a time, and the threads that evaluate queries hold them all. */
export class StoredIndex implements DocumentIndex {
  #version = 0
  readonly #database: Database
  readonly #cache = new LRUCache<string, LakeDocument>({ max: MAX_CACHED_DOCUMENTS })
  readonly #listeners: ((ids: string[]) => void)[] = []

  constructor(database: Database) {
    this.#database = database
  }

  get version(): number {
    return this.#version
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

  byType(type: string): Iterable<LakeDocument> {
    return this.#withKey(typeKey(type))
  }

  byReference(id: string): Iterable<LakeDocument> {
    return this.#withKey(referenceKey(id))
  }

  byPublishedId(id: string): Iterable<LakeDocument> {
    return this.#withKey(versionsKey(id))
  }

  bySlug(slug: string): Iterable<LakeDocument> {
    return this.#withKey(slugKey(slug))
  }

  onChange(listener: (ids: string[]) => void): void {
    this.#listeners.push(listener)
  }

  /** To be called when the changes are on disk. */
  apply(changes: Pick<DocumentChange, 'id' | 'after'>[]): void {
    for (const { id, after } of changes) {
      if (after) this.#cache.set(id, after)
      else this.#cache.delete(id)
    }
    this.#version++
    for (const listener of this.#listeners) listener(changes.map(({ id }) => id))
  }

  #withKey(key: string): LakeDocument[] {
    return this.#database.idsWithKey(key).flatMap(id => this.get(id) ?? [])
  }
}
