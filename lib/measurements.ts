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
type Counts = Readonly<Record<string, number>>

const shared = perProcess('measurements', () => ({
  listeners: new Set<Listener>(),
  /** Submissions by state. */
  countOutbox: null as (() => Promise<Counts>) | null,
}))

export function measure(measurement: Measurement): void {
  for (const listen of shared.listeners) listen(measurement)
}

export function onMeasurement(listen: Listener): void {
  shared.listeners.add(listen)
}

export function offerOutboxCounts(count: () => Promise<Counts>): void {
  shared.countOutbox = count
}

/** Empty until the outbox is open. */
export async function outboxCounts(): Promise<Counts> {
  return (await shared.countOutbox?.()) ?? {}
}
