import type { RequestDetail, RequestList, RequestRow } from '@/lib/forms/requests'

export function requestRow(id: string, more: Partial<RequestRow> = {}): RequestRow {
  return {
    ...{
      id,
      reference: 'K7P-4MX',
      form: 'trial',
      state: 'delivered',
      marks: [],
      receivedAt: '2026-11-20T12:00:00.000Z',
    },
    ...{ name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142', masjid: '', location: '' },
    ...more,
  }
}

export function requestDetail(more: Partial<RequestDetail> = {}): RequestDetail {
  return {
    ...requestRow('one'),
    ...{
      values: {},
      deliveredAt: null,
      attempts: 0,
      nextAttemptAt: null,
      refusal: [],
      history: [],
      note: '',
      copy: null,
    },
    ...more,
  }
}

/** A response with rows of these ids, which are all there are unless `more` says otherwise. */
export function requestList(ids: string[], more: Partial<RequestList> = {}): RequestList {
  return {
    rows: ids.map(id => requestRow(id)),
    total: ids.length,
    counts: { all: ids.length, pending: 0, delivered: ids.length, refused: 0, held: 0, spam: 0 },
    asOf: '2026-11-22T12:00:00.000Z',
    newer: 0,
    outage: null,
    ...more,
  }
}
