import { useSyncExternalStore } from 'react'
import { getPublishedId, isVersionId, type Path, pathsAreEqual } from 'sanity'

/** Text in a field that cannot be read, and so is not stored. It keeps its document from being published. */
export type Unread = {
  path: Path
  text: string
  /** Why, for staff. */
  message: string
  /** If the value of the field changes meanwhile, the text is outdated. */
  stored: unknown
}

const NONE: readonly Unread[] = []

/** Outside of forms, because a form forgets what was typed into a tab or document that is not open any more. */
const texts = new Map<string, readonly Unread[]>()
const listeners = new Set<() => void>()

export function useUnread(id: string): readonly Unread[] {
  return useSyncExternalStore(watch, () => unreadOf(id))
}

export function unreadOf(id: string): readonly Unread[] {
  return texts.get(keyOf(id)) ?? NONE
}

export function keepUnread(id: string, unread: Unread): void {
  write(id, [...without(id, unread.path), unread])
}

export function forgetUnread(id: string, path: Path): void {
  const others = without(id, path)
  if (others.length < unreadOf(id).length) write(id, others)
}

export function forgetAllUnread(id: string): void {
  if (unreadOf(id).length > 0) write(id, NONE)
}

function write(id: string, unread: readonly Unread[]): void {
  if (unread.length > 0) texts.set(keyOf(id), unread)
  else texts.delete(keyOf(id))
  if (texts.size > 0) window.addEventListener('beforeunload', askFirst)
  else window.removeEventListener('beforeunload', askFirst)
  for (const listener of listeners) listener()
}

function without(id: string, path: Path): Unread[] {
  return unreadOf(id).filter(each => !pathsAreEqual(each.path, path))
}

/** A draft and its published document are one form; a version in a release is another. */
function keyOf(id: string): string {
  return isVersionId(id) ? id : getPublishedId(id)
}

/** The browser asks whether to leave the page, in words of its own. */
function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
