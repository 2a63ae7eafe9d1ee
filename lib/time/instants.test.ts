import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { hasCome, laterOf, readInstant } from './instants.ts'
import { isMomentName, MOMENTS, showsPart } from './moments.ts'
import { decodePreviewDate, encodePreviewDate, formatPreviewDate, readPreviewDate } from './preview-date.ts'

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

it('knows ten moments by name, and nothing that every object has', () => {
  expect(Object.keys(MOMENTS)).toHaveLength(10)
  expect(Object.keys(MOMENTS).filter(isMomentName)).toHaveLength(10)
  expect(['iftar', 'toString', '', null, 7].filter(isMomentName)).toEqual([])
})

it('says which parts a moment draws, and none for one that it does not know', () => {
  expect(showsPart('pledge', 'masjid')).toBe(true)
  expect(showsPart('night', 'masjid')).toBe(false)
  expect(showsPart('iftar', 'masjid')).toBe(false)
  expect(showsPart(undefined, 'figure')).toBe(false)
})

const NEW_YORK = 'America/New_York'

describe('the date of a preview', () => {
  it('is read from form fields and formatted for them', () => {
    const date = readPreviewDate('2025-12-01T09:30', NEW_YORK)
    expect(date).toEqual({ moment: Date.parse('2025-12-01T09:30:00-05:00'), zone: NEW_YORK })
    expect(date && formatPreviewDate(date)).toBe('2025-12-01T09:30')
    // Browsers may send seconds.
    expect(readPreviewDate('2025-12-01T09:30:00', NEW_YORK)).toEqual(date)
  })

  it('survives the round trip through the cookie', () => {
    const date = { moment: Date.parse('2025-07-01T00:00:00-10:00'), zone: 'Pacific/Honolulu' } as const
    expect(encodePreviewDate(date)).toBe('2025-07-01T00:00 Pacific/Honolulu')
    expect(decodePreviewDate(encodePreviewDate(date))).toEqual(date)
  })

  it.each([
    ['', NEW_YORK],
    ['now', NEW_YORK],
    ['2025-12-01', NEW_YORK],
    ['2025-02-29T00:00', NEW_YORK],
    ['2025-12-01T24:00', NEW_YORK],
    ['1999-12-31T23:59', NEW_YORK],
    ['2100-01-01T00:00', NEW_YORK],
    ['+275760-09-13T00:00', NEW_YORK],
    ['2025-12-01T09:30Z', NEW_YORK],
    ['2025-12-01T09:30\r\nSet-Cookie: a=b', NEW_YORK],
    ['2025-12-01T09:30', ''],
    ['2025-12-01T09:30', 'Europe/London'],
    ['2025-12-01T09:30', '__proto__'],
    ['2025-12-01T09:30', `${NEW_YORK}; Path=/`],
  ])('is not %j in %j', (local, zone) => {
    expect(readPreviewDate(local, zone)).toBeNull()
    expect(decodePreviewDate(`${local} ${zone}`)).toBeNull()
  })

  it('is not read from a cookie with additional text', () => {
    expect(decodePreviewDate(`2025-12-01T09:30 ${NEW_YORK} x`)).toBeNull()
  })
})
