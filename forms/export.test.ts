import { expect, test } from 'vitest'
import { toCsv, toJson } from './export.ts'
import type { OutboxEntry } from './outbox/outbox.ts'

function entry(values: Record<string, string>): OutboxEntry {
  return {
    id: 'one',
    form: 'demo',
    values,
    state: 'pending',
    marks: ['sent too fast', 'token replayed'],
    receivedAt: '2026-11-21T12:00:00.000Z',
    deliveredAt: null,
    attempts: 0,
    nextAttemptAt: '2026-11-21T12:00:00.000Z',
    refusal: [],
    note: 'Called',
  }
}

test.each(['=1+1', '+4420', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '  =1'])(
  'makes a spreadsheet read %j as text',
  value => {
    expect(toCsv([entry({ name: value })])).toMatch(/,"?'[^']/)
  },
)

test('writes a table with labels, values in words, and a column for each label in use', () => {
  const table = toCsv([
    entry({ name: 'Yusuf, "Amina"' }),
    entry({ I01name: 'Bilal', II04masjidstate: 'OH', IV01termsandconditions: 'true' }),
  ])
  const start = '2026-11-21T12:00:00.000Z,Demo,Waiting,Sent fast; Page sent twice,,0'
  expect(table.split('\r\n')).toEqual([
    'Received,Form,State,Marks,Delivered,Attempts,Name,State or province,Terms and conditions,Note,Id',
    `${start},"Yusuf, ""Amina""",,,Called,one`,
    `${start},Bilal,Ohio,Accepted,Called,one`,
    '',
  ])
})

test('writes values to JSON as they were sent', () => {
  expect(JSON.parse(toJson([entry({ phone: '+44 20 =1' })]))).toMatchObject([{ values: { phone: '+44 20 =1' } }])
})
