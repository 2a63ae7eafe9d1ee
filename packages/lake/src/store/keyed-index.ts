import { publishedIdOf, slugOf } from '../ids.ts'
import { referencesIn } from '../references.ts'
import type { DocumentIndex, LakeDocument } from '../types.ts'

/** What the indexes in memory and on disk have in common: they find documents by keys, and tell when they have changed. */
export abstract class KeyedIndex implements DocumentIndex {
  #version = 0
  readonly #listeners: ((ids: string[]) => void)[] = []

  abstract readonly size: number
  abstract get(id: string): LakeDocument | undefined
  abstract all(): Iterable<LakeDocument>
  abstract unpublishedIds(): string[]
  protected abstract withKey(key: string): Iterable<LakeDocument>

  get version(): number {
    return this.#version
  }

  byType(type: string): Iterable<LakeDocument> {
    return this.withKey(typeKey(type))
  }

  byReference(id: string): Iterable<LakeDocument> {
    return this.withKey(referenceKey(id))
  }

  byPublishedId(id: string): Iterable<LakeDocument> {
    return this.withKey(versionsKey(id))
  }

  bySlug(slug: string): Iterable<LakeDocument> {
    return this.withKey(slugKey(slug))
  }

  onChange(listener: (ids: string[]) => void): void {
    this.#listeners.push(listener)
  }

  protected announce(ids: string[]): void {
    this.#version++
    for (const listener of this.#listeners) listener(ids)
  }
}

export const typeKey = (type: string) => `type ${type}`
export const referenceKey = (id: string) => `reference ${id}`
export const versionsKey = (id: string) => `versions ${id}`
export const slugKey = (slug: string) => `slug ${slug}`

/** Keys besides the id. */
export function keysOf(document: LakeDocument): Set<string> {
  const keys = new Set([typeKey(document._type), versionsKey(publishedIdOf(document._id))])
  for (const reference of referencesIn(document)) keys.add(referenceKey(reference.id))
  const slug = slugOf(document)
  if (slug !== null) keys.add(slugKey(slug))
  return keys
}
