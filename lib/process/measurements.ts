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
  | { of: 'form'; outcome: 'failed' }

type Listener = (measurement: Measurement) => void

export type OutboxFigures = {
  submissions: Readonly<Record<string, number>>
  oldestPendingSeconds: number
  notifications: Readonly<Record<string, number>>
}

/** `figures` is null without an outbox, and while it does not work. */
export type OutboxState = { status: 'works' | 'off' | 'broken'; figures: OutboxFigures | null }

const shared = perProcess('measurements', () => ({
  listeners: new Set<Listener>(),
  readOutbox: async (): Promise<OutboxState> => ({ status: 'off', figures: null }),
}))

export function measure(measurement: Measurement): void {
  for (const listen of shared.listeners) listen(measurement)
}

export function onMeasurement(listen: Listener): void {
  shared.listeners.add(listen)
}

export function offerOutboxState(read: () => Promise<OutboxState>): void {
  shared.readOutbox = read
}

export function readOutboxState(): Promise<OutboxState> {
  return shared.readOutbox()
}
