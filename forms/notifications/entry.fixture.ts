import type { OutboxEntry } from '../store/rows.ts'

export function entryOf(changes: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    id: 'a-request',
    reference: 'K7P-4MX',
    form: 'trial',
    values: { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142', bestcontact: 'Any', location: '' },
    state: 'pending',
    marks: [],
    receivedAt: '2026-11-22T13:05:00.000Z',
    deliveredAt: null,
    attempts: 0,
    nextAttemptAt: '2026-11-22T13:05:00.000Z',
    refusal: [],
    note: '',
    ...changes,
  }
}
