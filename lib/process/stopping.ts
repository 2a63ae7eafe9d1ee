/** Next bundles routes and stores separately, so they share this on globalThis. */

type Close = () => void | Promise<void>
const shared: { minaraStopping?: { isStopping: boolean; closes: Set<Close> } } = globalThis as {
  minaraStopping?: { isStopping: boolean; closes: Set<Close> }
}
shared.minaraStopping ??= { isStopping: false, closes: new Set() }
const stopping = shared.minaraStopping

export function isStopping(): boolean {
  return stopping.isStopping
}

export function beginStopping(): void {
  stopping.isStopping = true
}

export function closeAtStop(close: Close): void {
  stopping.closes.add(close)
}

/** Each is closed once. Rejects with the errors of what cannot be closed. */
export async function closeAll(): Promise<void> {
  const closes = [...stopping.closes]
  stopping.closes.clear()
  const closed = await Promise.allSettled(closes.map(async close => close()))
  const errors = closed.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be closed')
}
