import { describe, expect, it } from 'vitest'
import { addDays, clockAt, momentOf } from './zoned-time.ts'

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

function iso(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}
