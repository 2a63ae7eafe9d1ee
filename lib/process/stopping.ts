import { perProcess } from './per-process.ts'

type Close = () => void | Promise<void>

const stopping = () => perProcess('stopping', () => ({ isStopping: false, closes: new Set<Close>() }))

export function isStopping(): boolean {
  return stopping().isStopping
}

export function beginStopping(): void {
  stopping().isStopping = true
}

export function closeAtStop(close: Close): void {
  stopping().closes.add(close)
}

/** Each is closed once. Rejects with the errors of what cannot be closed. */
export async function closeAll(): Promise<void> {
  const { closes } = stopping()
  const all = [...closes]
  closes.clear()
  const closed = await Promise.allSettled(all.map(async close => close()))
  const errors = closed.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be closed')
}
