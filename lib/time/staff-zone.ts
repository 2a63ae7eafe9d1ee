import { DEFAULT_TIME_ZONE, type TimeZone } from './time-zones.ts'

/** Held by a module, because Sanity calls plain functions for the preview of a document. */
let zone: TimeZone = DEFAULT_TIME_ZONE
const listeners = new Set<() => void>()

export function staffZone(): TimeZone {
  return zone
}

export function setStaffZone(next: TimeZone): void {
  if (next === zone) return
  zone = next
  for (const listener of listeners) listener()
}

export function watchStaffZone(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
