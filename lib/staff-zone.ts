import { DEFAULT_TIME_ZONE, type TimeZone } from './time-zones.ts'

/**
 * The organisation's time zone, as an open Studio knows it. A module holds it, because what Sanity calls for the preview of a document is a
 * plain function.
 */
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

/** Calls the listener after every change, until the returned function is called. */
export function watchStaffZone(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
