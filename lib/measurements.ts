import { perProcess } from './per-process.ts'

/** What the parts of the site tell of their work. Durations are in seconds. */
export type Measurement =
  /** A page read from the page store: `outdated` ones have a visitor wait for a new one. */
  | { of: 'page'; result: 'hit' | 'outdated' | 'missing' }
  /** A page rendered again after a change. */
  | { of: 'render'; seconds: number; outcome: 'rendered' | 'failed' }
  /** From the arrival of a change at this process until a page that shows it is stored. */
  | { of: 'publish'; seconds: number }
  /** A question to the content service. */
  | { of: 'content'; seconds: number; outcome: 'answered' | 'failed' }

type Listener = (measurement: Measurement) => void

/** What the outbox holds. */
export type OutboxFigures = {
  /** By state. */
  submissions: Readonly<Record<string, number>>
  /** Since the oldest pending submission arrived; 0 when none is pending. */
  oldestPendingSeconds: number
  /** By state. */
  notifications: Readonly<Record<string, number>>
}

const shared = perProcess('measurements', () => ({
  listeners: new Set<Listener>(),
  readOutbox: null as (() => Promise<OutboxFigures>) | null,
}))

export function measure(measurement: Measurement): void {
  for (const listen of shared.listeners) listen(measurement)
}

export function onMeasurement(listen: Listener): void {
  shared.listeners.add(listen)
}

export function offerOutboxFigures(read: () => Promise<OutboxFigures>): void {
  shared.readOutbox = read
}

/** Null until the outbox is open. */
export async function outboxFigures(): Promise<OutboxFigures | null> {
  return (await shared.readOutbox?.()) ?? null
}
