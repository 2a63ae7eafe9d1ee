import { regionName } from '../../lib/forms/regions.ts'
import type { HistoryEvent, RequestDetail, RequestRow } from '../../lib/requests/requests.ts'
import type { OutboxEntry } from './outbox.ts'

export function toRequestRow({ id, form, state, marks, receivedAt, values }: OutboxEntry): RequestRow {
  const cityAndRegion = [values.II03masjidcity, regionName(values.II04masjidstate ?? '')].filter(Boolean).join(', ')
  return {
    ...{ id, form, state, marks, receivedAt },
    name: values.name ?? values.I01name ?? '',
    email: values.email ?? values.I02email ?? '',
    phone: values.phone ?? values.I03phone ?? '',
    masjid: values.masjid ?? values.II01masjidname ?? '',
    location: values.location ?? cityAndRegion,
  }
}

export function toDetail(entry: OutboxEntry, history: HistoryEvent[]): RequestDetail {
  const { values, deliveredAt, attempts, nextAttemptAt, refusal, note, state } = entry
  return {
    ...toRequestRow(entry),
    ...{ values, deliveredAt, attempts, refusal, history, note },
    nextAttemptAt: state === 'pending' ? nextAttemptAt : null,
  }
}
