import { expect, test } from 'vitest'
import { toCsv, toJson } from './export.ts'
import type { OutboxEntry } from './outbox/store.ts'

function entry(values: Record<string, string>): OutboxEntry {
  return {
    id: 'one',
    form: 'demo',
    values,
    state: 'pending',
    flags: [],
    receivedAt: '2026-11-21T12:00:00.000Z',
    deliveredAt: null,
    attempts: 0,
    lastError: null,
    refusal: [],
  }
}

test.each(['=1+1', '+4420', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '  =1'])(
  'a spreadsheet takes %j for text',
  value => {
    expect(toCsv([entry({ name: value })])).toMatch(/,"?'[^']/)
  },
)

test('a table has a column for every field that any entry has', () => {
  const table = toCsv([entry({ name: 'Yusuf, "Amina"' }), entry({ masjid: 'Masjid As-Salam' })])
  expect(table.split('\r\n')).toEqual([
    'id,form,state,received,delivered,attempts,flags,name,masjid',
    'one,demo,pending,2026-11-21T12:00:00.000Z,,0,,"Yusuf, ""Amina""",',
    'one,demo,pending,2026-11-21T12:00:00.000Z,,0,,,Masjid As-Salam',
    '',
  ])
})

test('JSON has the values as they were sent', () => {
  expect(JSON.parse(toJson([entry({ phone: '+44 20 =1' })]))).toMatchObject([{ values: { phone: '+44 20 =1' } }])
})
