import { publishedIdOf, slugOf } from '../ids.ts'
import { referencesIn } from '../references.ts'
import type { DocumentIndex, IndexKey, LakeDocument } from '../types.ts'

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

  by(key: IndexKey, value: string): Iterable<LakeDocument> {
    return this.withKey(textOf(key, value))
  }

  onChange(listener: (ids: string[]) => void): void {
    this.#listeners.push(listener)
  }

  protected announce(ids: string[]): void {
    this.#version++
    for (const listener of this.#listeners) listener(ids)
  }
}

const textOf = (key: IndexKey, value: string) => `${key} ${value}`

/** Keys besides the id. */
export function keysOf(document: LakeDocument): Set<string> {
  const keys = new Set([textOf('type', document._type), textOf('versions', publishedIdOf(document._id))])
  for (const reference of referencesIn(document)) keys.add(textOf('reference', reference.id))
  const slug = slugOf(document)
  if (slug !== null) keys.add(textOf('slug', slug))
  return keys
}
