import { createOffer, perProcess } from './per-process.ts'

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

const listeners = () => perProcess('measurements', () => new Set<Listener>())

export function measure(measurement: Measurement): void {
  for (const listen of listeners()) listen(measurement)
}

export function onMeasurement(listen: Listener): void {
  listeners().add(listen)
}

const outboxState = createOffer(
  'state of the outbox',
  async (): Promise<OutboxState> => ({ status: 'off', figures: null }),
)

export const offerOutboxState = outboxState.offer

export function readOutboxState(): Promise<OutboxState> {
  return outboxState.read()()
}
