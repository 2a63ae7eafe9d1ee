import { createOffer } from './per-process.ts'

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

export type OutboxFigures = {
  submissions: Readonly<Record<string, number>>
  oldestPendingSeconds: number
  notifications: Readonly<Record<string, number>>
}

/** `figures` is null without an outbox, and while it does not work. */
export type OutboxState = { status: 'works' | 'off' | 'broken'; figures: OutboxFigures | null }

const listener = createOffer<(measurement: Measurement) => void>('measurements', () => {})

export const onMeasurement = listener.offer

export function measure(measurement: Measurement): void {
  listener.read()(measurement)
}

const outboxState = createOffer(
  'state of the outbox',
  async (): Promise<OutboxState> => ({ status: 'off', figures: null }),
)

export const offerOutboxState = outboxState.offer

export function readOutboxState(): Promise<OutboxState> {
  return outboxState.read()()
}
