import { publishedIdOf } from '../ids.ts'
import { referencesIn } from '../references.ts'
import { slugOf } from '../slug.ts'
import type { DocumentChange, DocumentIndex, LakeDocument } from '../types.ts'

type Change = Pick<DocumentChange, 'before' | 'after'>
type Bucket = Map<string, LakeDocument>

/** The documents in memory, indexed by id, published id, type, reference and slug. Readers share the objects: never change one. */
export class MemoryIndex implements DocumentIndex {
  #version = 0
  readonly #documents: Bucket = new Map()
  readonly #buckets = new Map<string, Bucket>()

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

  apply(changes: Iterable<Change>): void {
    for (const change of changes) this.#applyOne(change)
    this.#version++
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
    return this.#buckets.get(key)?.values() ?? []
  }

  #addTo(key: string, document: LakeDocument): void {
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.set(document._id, document)
    else this.#buckets.set(key, new Map([[document._id, document]]))
  }

  #removeFrom(key: string, id: string): void {
    const bucket = this.#buckets.get(key)
    bucket?.delete(id)
    if (bucket?.size === 0) this.#buckets.delete(key)
  }
}

const typeKey = (type: string) => `type ${type}`
const referenceKey = (id: string) => `reference ${id}`
const versionsKey = (id: string) => `versions ${id}`
const slugKey = (slug: string) => `slug ${slug}`

function keysOf(document: LakeDocument): Set<string> {
  const keys = new Set([typeKey(document._type), versionsKey(publishedIdOf(document._id))])
  for (const reference of referencesIn(document)) keys.add(referenceKey(reference.id))
  const slug = slugOf(document)
  if (slug !== null) keys.add(slugKey(slug))
  return keys
}
