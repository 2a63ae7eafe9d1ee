import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { addDays, clockAt, hasCome, laterOf, momentOf, readInstant, yearOf } from './zoned-time.ts'

const NEW_YORK = 'America/New_York'

describe('momentOf', () => {
  it.each([
    ['2025-12-01', '00:00', NEW_YORK, '2025-12-01T05:00:00.000Z'],
    ['2025-07-01', '09:30', NEW_YORK, '2025-07-01T13:30:00.000Z'],
    ['2025-07-01', '9:30', NEW_YORK, '2025-07-01T13:30:00.000Z'],
    ['2025-12-01', '00:00', 'Pacific/Honolulu', '2025-12-01T10:00:00.000Z'],
    ['2025-12-01', '00:00', 'America/St_Johns', '2025-12-01T03:30:00.000Z'],
    ['2025-07-01', '12:00', 'America/Phoenix', '2025-07-01T19:00:00.000Z'],
    ['2024-02-29', '23:59', NEW_YORK, '2024-03-01T04:59:00.000Z'],
  ] as const)('reads %s, %s in %s', (day, time, zone, expected) => {
    expect(iso(momentOf(day, time, zone))).toBe(expected)
  })

  it('moves a time that the spring change skips past the gap', () => {
    expect(iso(momentOf('2026-03-08', '02:30', NEW_YORK))).toBe('2026-03-08T07:30:00.000Z')
    expect(iso(momentOf('2026-03-08', '01:59', NEW_YORK))).toBe('2026-03-08T06:59:00.000Z')
    expect(iso(momentOf('2026-03-08', '03:00', NEW_YORK))).toBe('2026-03-08T07:00:00.000Z')
  })

  it('takes the first of a time that occurs twice in autumn', () => {
    expect(iso(momentOf('2026-11-01', '01:30', NEW_YORK))).toBe('2026-11-01T05:30:00.000Z')
    expect(iso(momentOf('2026-11-01', '02:00', NEW_YORK))).toBe('2026-11-01T07:00:00.000Z')
  })

  it.each([
    ['2023-02-29', '00:00'],
    ['2026-13-01', '00:00'],
    ['0050-01-01', '00:00'],
    ['soon', '00:00'],
    ['2026-1-1', '00:00'],
    ['2026-01-01', '24:00'],
    ['2026-01-01', '12:60'],
    ['2026-01-01', 'noon'],
    ['', ''],
  ])('rejects %j, %j', (day, time) => {
    expect(momentOf(day, time, NEW_YORK)).toBeNull()
  })
})

describe('addDays', () => {
  it('handles months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01')
    expect(addDays('2024-02-29', 1)).toBe('2024-03-01')
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(addDays('2024-02-28', 20)).toBe('2024-03-19')
    expect(addDays('2023-02-29', 1)).toBeNull()
  })
})

describe('clockAt', () => {
  it('returns the local day and time in the zone', () => {
    const moment = Date.parse('2026-03-08T07:30:59.999Z')
    expect(clockAt(moment, NEW_YORK)).toEqual({ day: '2026-03-08', time: '03:30' })
    expect(clockAt(moment, 'Pacific/Honolulu')).toEqual({ day: '2026-03-07', time: '21:30' })
  })

  it('is the inverse of momentOf', () => {
    for (const text of ['2026-01-01T05:00Z', '2026-06-30T23:59Z', '2024-02-29T12:00Z']) {
      const { day, time } = clockAt(Date.parse(text), 'America/St_Johns')
      expect(momentOf(day, time, 'America/St_Johns')).toBe(Date.parse(text))
    }
  })
})

const MOMENT = Date.parse('2026-01-13T01:30:00Z')

it.each([
  [MOMENT, ['2026-01-13T01:30:00Z', '2026-01-13T01:30:00.000Z', '2026-01-12T20:30:00-05:00']],
  [MOMENT, ['2026-01-13T06:30:00+05:00', '2026-01-12T22:00:00-03:30']],
  [MOMENT + 250, ['2026-01-13T01:30:00.25Z']],
  [null, ['2026-01-13', '2026-01-13T01:30:00', '2026-01-13T01:30Z', '2026-01-13 01:30:00Z']],
  [null, ['2026-13-01T00:00:00Z', '2026-01-13T25:00:00Z', ' 2026-01-13T01:30:00Z', 'January 13, 2026', 'soon', '']],
  [null, [MOMENT, null, undefined]],
  [Date.UTC(2024, 1, 29), ['2024-02-29T00:00:00Z']],
  [MOMENT - 1_000, ['2026-01-12T23:59:59-01:30']],
])('reads %j, as dateTime() of GROQ does, in each of %j', async (moment, values) => {
  for (const value of values) {
    expect(readInstant(value), `${value}`).toBe(moment)
    const answer = await (await evaluate(parse('dateTime($value)', { params: { value } }), { params: { value } })).get()
    // groq-js has a day that no calendar has for a time that equals nothing.
    const inGroq = Date.parse(String(answer))
    expect(Number.isNaN(inGroq) ? null : inGroq, `${value}`).toBe(moment)
  }
})

it.each(['2026-02-30T00:00:00Z', '2026-02-29T00:00:00Z', '2026-04-31T12:00:00-05:00', '2026-01-12T24:00:00Z'])(
  'reads no time in %s, which no calendar or clock has',
  value => {
    expect(readInstant(value)).toBeNull()
  },
)

it('knows whether a time has come, and that what is no time never comes', () => {
  expect(hasCome('2026-01-12T20:30:00-05:00', MOMENT)).toBe(true)
  expect(hasCome('2026-01-12T20:30:01-05:00', MOMENT)).toBe(false)
  expect(hasCome('2026-01-12', MOMENT)).toBe(false)
})

it('takes the later of two times by the moment, not by the text', () => {
  expect(laterOf('2026-01-12T20:30:00-05:00', '2026-01-13T01:00:00Z')).toBe('2026-01-12T20:30:00-05:00')
  expect(laterOf('2026-01-13T02:00:00+05:00', '2026-01-12T22:00:00Z')).toBe('2026-01-12T22:00:00Z')
  expect(laterOf('2026-01-12T22:00:00Z', 'tomorrow')).toBe('2026-01-12T22:00:00Z')
  expect(laterOf('', '2026-01-12T22:00:00Z')).toBe('2026-01-12T22:00:00Z')
})

it('the year begins at midnight of the zone', () => {
  const moment = Date.parse('2027-01-01T04:59:59Z')
  expect([yearOf(moment, 'America/New_York'), yearOf(moment, 'America/Halifax')]).toEqual([2026, 2027])
})

function iso(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}
