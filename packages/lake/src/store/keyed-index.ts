import type { DocumentIndex, LakeDocument } from '../types.ts'
import { referenceKey, slugKey, typeKey, versionsKey } from './keys.ts'

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
