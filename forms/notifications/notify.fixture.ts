import { vi } from 'vitest'
import { log } from '../../lib/process/log.ts'
import type { TimeZone } from '../../lib/time/time-zones.ts'
import type { NewSubmission } from '../outbox/deliveries.ts'
import type { Outbox } from '../outbox/open.ts'
import { type Store, submission } from '../outbox/outbox.fixture.ts'
import type { NotifyVia } from '../outbox/queue.ts'
import { createNotifier } from './notify.ts'
import type { Message, Sending, Way } from './way.ts'

export const MESSAGE: Message = {
  key: 'a-key',
  event: 'request.received',
  form: 'demo',
  receivedAt: '2026-11-22T13:05:00.000Z',
  title: 'New request: Demo from Amina',
  body: 'Form: Demo\nName: Amina',
}
export const SENT: Sending = { outcome: 'sent', reason: null }
export const FAILED: Sending = { outcome: 'failed', reason: 'the mail server put it off (451)', retryAfterMs: 0 }
export const UNDELIVERABLE: Sending = { outcome: 'undeliverable', reason: 'the webhook answered 400' }

/** Staff who are told of requests: a test holds the clock, the zone and what the receiver says. */
export type Told = {
  outbox: Outbox
  now: number
  sent: Message[]
  answer: Sending
  readZone: () => Promise<TimeZone>
  /** Returns a function that attempts what is due by each of these ways, so many milliseconds later. */
  notifier: (via?: NotifyVia[]) => (laterMs?: number) => Promise<void>
  add: (id: string, changes?: Partial<NewSubmission>) => ReturnType<Outbox['add']>
  titles: () => string[]
}

/** An empty outbox at nine in the morning, UTC, a receiver that takes everything, and a log that says nothing. */
export async function openTold(makePlace: Store['makePlace']): Promise<Told> {
  const outbox = (await makePlace()).open()
  for (const level of ['warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => {})
  const wayOf = (via: NotifyVia): Way => ({
    via,
    send: async message => {
      told.sent.push(message)
      return told.answer
    },
  })
  const words = { hasDetails: false, readZone: () => told.readZone() }
  const told: Told = {
    ...{ outbox, now: Date.UTC(2026, 10, 22, 9), sent: [], answer: SENT },
    readZone: async () => 'America/New_York',
    notifier: (via = ['email']) => {
      const works = via.map(each =>
        createNotifier({ outbox, way: wayOf(each), ...words, now: () => told.now, random: () => 1 }),
      )
      return async (laterMs = 0) => {
        told.now += laterMs
        for (const work of works) await work()
      }
    },
    add: (id, changes = {}) => outbox.add(submission(id, { now: told.now, ...changes })),
    titles: () => told.sent.map(({ title }) => title),
  }
  return told
}
