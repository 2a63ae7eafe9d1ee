import { isPublishedId } from '../ids.ts'
import type { DocumentChange, DocumentIndex, LakeDocument } from '../types.ts'
import { keysOf, referenceKey, slugKey, typeKey, versionsKey } from './keys.ts'

type Change = Pick<DocumentChange, 'before' | 'after'>
type Bucket = Map<string, LakeDocument>
/** Most keys have one document, for which a map would take more memory than the document's own fields. */
type Entry = LakeDocument | Bucket

/** The documents in memory, indexed by id, published id, type, reference and slug. Readers share the objects: never change one. */
export class MemoryIndex implements DocumentIndex {
  #version = 0
  readonly #documents: Bucket = new Map()
  readonly #entries = new Map<string, Entry>()
  readonly #listeners: ((ids: string[]) => void)[] = []

  get version(): number {
    return this.#version
  }

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

  byType(type: string): Iterable<LakeDocument> {
    return this.#bucket(typeKey(type))
  }

  byReference(id: string): Iterable<LakeDocument> {
    return this.#bucket(referenceKey(id))
  }

  byPublishedId(id: string): Iterable<LakeDocument> {
    return this.#bucket(versionsKey(id))
  }

  bySlug(slug: string): Iterable<LakeDocument> {
    return this.#bucket(slugKey(slug))
  }

  onChange(listener: (ids: string[]) => void): void {
    this.#listeners.push(listener)
  }

  apply(changes: Change[]): void {
    for (const change of changes) this.#applyOne(change)
    this.#version++
    const ids = changes.flatMap(({ before, after }) => (after ?? before)?._id ?? [])
    for (const listener of this.#listeners) listener(ids)
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

  #bucket(key: string): Iterable<LakeDocument> {
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
