import { describe, expect, it } from 'vitest'
import { formatMoment, formatStored } from '@/lib/time/dates'
import { isTimeZone, TIME_ZONES } from '@/lib/time/time-zones'
import { readTypedDay, readTypedMoment, readTypedTime } from './typed-dates'

const ZONE = 'America/New_York'
const NBSP = '\u00a0'
const NARROW = '\u202f'

const DAYS = [
  ...['11/30/2026', '11-30-2026', '11 / 30 / 2026', ' 11/30/2026 ', '１１/３０/２０２６', '٣٠ Nov ٢٠٢٦'],
  ...['Nov 30, 2026', 'Nov 30 2026', 'nov. 30, 2026', 'NOVEMBER 30 2026', 'November 30th, 2026', 'Nov 30,2026'],
  ...['30 Nov 2026', '30 November, 2026', '30th of November 2026', '30-Nov-2026', '30nov2026'],
  ...['Monday, Nov 30, 2026', 'mon 30 nov 2026', 'Mon. 11/30/2026', 'the 30th of November 2026'],
  ...['2026-11-30', '2026/11/30', '2026.11.30', '2026–11–30'],
  ...[`Nov${NBSP}30,${NBSP}2026`, `\u200eNov${NARROW}30, 2026\u200f`],
]

const TIMES: [typed: string, value: string][] = [
  ['9:00 AM', '09:00'],
  ['9am', '09:00'],
  ['9 a.m.', '09:00'],
  ['9:05p', '21:05'],
  ['9.30 pm', '21:30'],
  [`9:00${NARROW}PM`, '21:00'],
  [`9:00${NBSP}p.m.`, '21:00'],
  ['12 AM', '00:00'],
  ['12:30 PM', '12:30'],
  ['noon', '12:00'],
  ['12 noon', '12:00'],
  ['Midnight', '00:00'],
  ['17:00', '17:00'],
  ['9:30', '09:30'],
  ['0:15', '00:15'],
  ['09:00:00', '09:00'],
]

describe('a day', () => {
  it.each(DAYS)('is understood as %j', typed => {
    expect(readTypedDay(typed)).toEqual({ value: '2026-11-30' })
  })

  it.each([
    ['Nov 30, 2026.', '2026-11-30'],
    ['11/30/2026;', '2026-11-30'],
    ['11/3/2026', '2026-11-03'],
    ['Sept 4, 2026', '2026-09-04'],
    ['May 1 2026', '2026-05-01'],
    ['Feb 29, 2028', '2028-02-29'],
  ])('of another month: %j', (typed, value) => {
    expect(readTypedDay(typed)).toEqual({ value })
  })

  it.each([
    ['31/31/2026', 'There is no month 31.'],
    ['30/11/2026', 'There is no month 30. Write the month first: Nov 30, 2026.'],
    ['2026-13-01', 'There is no month 13. Write the month first: Jan 13, 2026.'],
    ['0/10/2026', 'There is no month 0.'],
    ['Feb 30, 2026', 'February 2026 has no day 30.'],
    ['2026-11-00', 'November 2026 has no day 0.'],
    ['Tuesday, Nov 30, 2026', 'Nov 30, 2026 is a Monday, not a Tuesday.'],
    ['11/30/26', 'Write the year with four digits, such as Nov 30, 2026.'],
    ['11/30/20266', 'Write the year with four digits, such as Nov 30, 2026.'],
    ['Nov 30', 'Write the year with four digits, such as Nov 30, 2026.'],
    ['11/30/1026', 'The year 1026 is too far away.'],
    ['11/30/2026 9:00 AM', 'Only a day belongs here, such as Nov 30, 2026.'],
    ['11/30/2026?', 'Only a day belongs here, such as Nov 30, 2026.'],
    ...[
      ...['5.6.2026', '11/30', 'tomorrow', 'soon', '2026', 'Foo 30, 2026', 'Ma 3, 2026', '2026-11', '11302026', '-'],
      '🌙',
    ].map((typed): [string, string] => [
      typed,
      `“${typed}” is no day that the site can read. Write it like Nov 30, 2026 or 11/30/2026.`,
    ]),
  ])('that is ambiguous or impossible gets a sentence: %j', (typed, problem) => {
    expect(readTypedDay(typed)).toEqual({ problem })
  })
})

describe('a time of day', () => {
  it.each(TIMES)('is understood as %j', (typed, value) => {
    expect(readTypedTime(typed)).toEqual({ value })
  })

  it('that could be in the morning or in the evening gets a sentence', () => {
    expect(readTypedTime('9')).toEqual({ problem: 'Write whether 9 is AM or PM, such as 9:00 AM.' })
  })

  it.each(['25:00', '24:00', '9:60', '13:00 PM', '0:30 AM', '9:5', 'morning', '9:00 XM', '-9:00', 'toString'])(
    'that does not exist gets a sentence: %j',
    typed => {
      expect(readTypedTime(typed)).toEqual({
        problem: `“${typed}” is no time of day. Write it like 9:00 AM or 17:00.`,
      })
    },
  )
})

describe('a moment', () => {
  const shown = (typed: string) => {
    const reading = readTypedMoment(typed, ZONE)
    return 'value' in reading ? formatMoment(Date.parse(reading.value), ZONE) : reading.problem
  }

  it('without a time is the first of its day', () => {
    for (const day of DAYS) expect(shown(day)).toBe('Nov 30, 2026, 12:00 AM')
  })

  it('is understood with every spelling of its day and of its time', () => {
    for (const day of DAYS) {
      for (const [time, value] of TIMES) {
        expect(readTypedMoment(`${day}, ${time}`, 'America/Phoenix'), `${day}, ${time}`).toEqual({
          value: new Date(`2026-11-30T${value}:00-07:00`).toISOString(),
        })
      }
    }
  })

  it.each([
    ...['Nov 30, 2026, 9:00 AM', 'Nov 30, 2026 at 9am', '2026-11-30 09:00', '2026-11-30T09:00'],
    ...['2026-11-30T14:00:00.000Z', '2026-11-30T06:00:00-08:00', '2026-11-30t14:00:00z'],
    ...['2026-11-30t09:00:00.000-05:00', 'Nov 30, 2026, 9:00 AM Eastern Time', 'Nov 30, 2026, 9:00 AM EST'],
    ...['Nov 30, 2026, 9:00 AM (ET)', 'Nov 30, 2026 @ 9am', 'Nov 30, 2026 – 9:00 AM.', 'Nov 30, 2026 9am E.S.T.'],
    ...['2026-11-30T09:00-05:00', '2026-11-30T09:00:00−0500', '2026-11-30 09:00:00 -05:00', '2026-11-30T14:00Z'],
    '2026-11-30 14:00 UTC',
  ])('may be copied from where it is shown: %j', typed => {
    expect(shown(typed)).toBe('Nov 30, 2026, 9:00 AM')
  })

  it.each([
    ['11/30/2026 9', 'Write whether 9 is AM or PM, such as 9:00 AM.'],
    ['11/30/2026 25:00', '“25:00” is no time of day. Write it like 9:00 AM or 17:00.'],
    ['Nov 30, 2026 -9:00', '“-9:00” is no time of day. Write it like 9:00 AM or 17:00.'],
    ['2026-11-30 09:00-11:00', '“09:00-11:00” is no time of day. Write it like 9:00 AM or 17:00.'],
    ['2026-11-31T09:00-05:00', 'November 2026 has no day 31.'],
    ...['PST', 'EDT', 'CT', 'Mountain Time', 'AKST', 'XST', 'GMT-3:30', 'UTC-5', 'Eastern Standard Time'].map(
      (name): [string, string] => [
        `Nov 30, 2026, 9:00 AM ${name}`,
        'Times here are Eastern Time (New York). Write the time in it, and leave the zone out.',
      ],
    ),
    ['Nov 30, 2026, 9:00 AM Eastern', '“9:00 am eastern” is no time of day. Write it like 9:00 AM or 17:00.'],
    ['3/8/2026 2:30 AM', 'Clocks skip 2:30 AM on Mar 8, 2026. The next time that they show is Mar 8, 2026, 3:30 AM.'],
  ])('that is ambiguous or impossible gets a sentence: %j', (typed, problem) => {
    expect(readTypedMoment(typed, ZONE)).toEqual({ problem })
  })

  it('that clocks show twice in autumn is the first', () => {
    expect(readTypedMoment('11/1/2026 1:30 AM', ZONE)).toEqual({ value: '2026-11-01T05:30:00.000Z' })
  })

  it.each([
    ['11/1/2026 1:30 AM EDT', ZONE, '2026-11-01T05:30:00.000Z'],
    ['11/1/2026 1:30 AM EST', ZONE, '2026-11-01T06:30:00.000Z'],
    ['11/1/2026 1:30 AM ET', ZONE, '2026-11-01T05:30:00.000Z'],
    ['11/1/2026 1:30 AM Eastern Time', ZONE, '2026-11-01T05:30:00.000Z'],
    ['11/1/2026 2:00 AM EST', ZONE, '2026-11-01T07:00:00.000Z'],
    ['11/1/2026 1:30 AM PST', 'America/Los_Angeles', '2026-11-01T09:30:00.000Z'],
  ] as const)('that clocks show twice is the second where standard time is written: %s, %s', (typed, zone, value) => {
    expect(readTypedMoment(typed, zone)).toEqual({ value })
  })

  it('is understood as the site itself writes it, in every zone, in summer and in winter', () => {
    for (const zone of Object.keys(TIME_ZONES).filter(isTimeZone))
      for (const value of ['2026-01-13T17:05:00.000Z', '2026-07-13T17:05:00.000Z', '2026-12-13T17:05:00.000Z'])
        expect([zone, readTypedMoment(formatStored('exact', value, zone), zone)]).toEqual([zone, { value }])
  })
})
