import { perProcess } from './per-process.ts'

/** Durations are in seconds. */
type Measurement =
  /** `outdated` ones have a visitor wait for a new one. */
  | { of: 'page'; result: 'hit' | 'outdated' | 'missing' }
  | { of: 'render'; seconds: number; outcome: 'rendered' | 'failed' }
  /** From the arrival of a change at this process until a page that shows it is stored. */
  | { of: 'publish'; seconds: number }
  | { of: 'content'; seconds: number; outcome: 'answered' | 'failed' }
  | { of: 'draft'; outcome: 'full' }

type Listener = (measurement: Measurement) => void

export type OutboxFigures = {
  submissions: Readonly<Record<string, number>>
  oldestPendingSeconds: number
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

export async function outboxFigures(): Promise<OutboxFigures | null> {
  return (await shared.readOutbox?.()) ?? null
}
