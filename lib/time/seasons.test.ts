import { describe, expect, it } from 'vitest'
import { comingSeasons, MAX_SHIFT, SEASONS, type Season, type SeasonChoice } from './seasons.ts'
import { TIME_ZONES, type TimeZone } from './time-zones.ts'
import { UMM_AL_QURA } from './umm-al-qura.ts'
import { addDays, clockAt } from './zoned-time.ts'

const DAY_MS = 86_400_000
const NEW_YORK = 'America/New_York'
const ZONES = Object.keys(TIME_ZONES) as TimeZone[]
const FAR_ZONES = ['America/St_Johns', NEW_YORK, 'Pacific/Pago_Pago', 'Pacific/Guam'] as const

/**
 * First and last days as published: R.H. van Gent, "The Umm al-Qura calendar of Saudi Arabia". The calendar of .NET (System.Globalization,
 * UmAlQuraCalendar), which was made from the Saudi tables, has the same days.
 */
const PUBLISHED: [year: number, days: Record<Season, [first: string, last: string]>][] = [
  [1447, year('2026-02-18', '2026-03-10', '2026-03-19', '2026-03-20', '2026-05-18', '2026-05-27')],
  [1448, year('2027-02-08', '2027-02-28', '2027-03-08', '2027-03-09', '2027-05-07', '2027-05-16')],
  [1449, year('2028-01-28', '2028-02-17', '2028-02-25', '2028-02-26', '2028-04-26', '2028-05-05')],
  [1450, year('2029-01-16', '2029-02-05', '2029-02-13', '2029-02-14', '2029-04-15', '2029-04-24')],
  [1451, year('2030-01-05', '2030-01-25', '2030-02-03', '2030-02-04', '2030-04-04', '2030-04-13')],
  [1452, year('2030-12-26', '2031-01-15', '2031-01-23', '2031-01-24', '2031-03-24', '2031-04-02')],
  [1453, year('2031-12-15', '2032-01-04', '2032-01-13', '2032-01-14', '2032-03-13', '2032-03-22')],
  [1454, year('2032-12-04', '2032-12-24', '2033-01-01', '2033-01-02', '2033-03-02', '2033-03-11')],
  [1455, year('2033-11-23', '2033-12-13', '2033-12-22', '2033-12-23', '2034-02-20', '2034-03-01')],
  [1456, year('2034-11-12', '2034-12-02', '2034-12-11', '2034-12-12', '2035-02-09', '2035-02-18')],
  [1457, year('2035-11-01', '2035-11-21', '2035-11-30', '2035-12-01', '2036-01-29', '2036-02-07')],
]

describe('every season of 1447 to 1457', () => {
  it.each(PUBLISHED)(
    'has in %i the days of the published Umm al-Qura calendar, in every time zone',
    (hijriYear, days) => {
      for (const season of Object.keys(SEASONS) as Season[]) {
        for (const zone of ZONES)
          expect([season, ...daysOf({ season }, zone, hijriYear)]).toEqual([season, ...days[season]])
      }
    },
  )

  it.each([
    [-2, 0],
    [-1, 2],
    [0, 1],
    [1, 0],
    [1, 1],
    [2, -2],
  ])(
    'comes %i days later when its moon was seen then, and ends %i later where that of Eid ends it',
    (shift, endShift) => {
      for (const [hijriYear, days] of PUBLISHED) {
        for (const season of Object.keys(SEASONS) as Season[]) {
          const [begin, end] = days[season]
          const endsWith = season === 'ramadan' || season === 'lastTenNights' ? endShift : shift
          const shifted = [addDays(begin, shift), addDays(end, endsWith)]
          for (const zone of FAR_ZONES)
            expect(daysOf({ season, seasonShift: shift, seasonEndShift: endShift }, zone, hijriYear)).toEqual(shifted)
        }
      }
    },
  )
})

it.each([
  ['America/New_York', '2026-02-18T00:00:00-05:00', '2026-03-20T00:00:00-04:00'],
  ['America/St_Johns', '2026-02-18T00:00:00-03:30', '2026-03-20T00:00:00-02:30'],
  ['America/Regina', '2026-02-18T00:00:00-06:00', '2026-03-20T00:00:00-06:00'],
  ['America/Los_Angeles', '2026-02-18T00:00:00-08:00', '2026-03-20T00:00:00-07:00'],
  ['Pacific/Honolulu', '2026-02-18T00:00:00-10:00', '2026-03-20T00:00:00-10:00'],
  ['Pacific/Guam', '2026-02-18T00:00:00+10:00', '2026-03-20T00:00:00+10:00'],
] as const)(
  'in %s Ramadan begins and ends at midnight there, or at 6 PM of the evening before',
  (zone, opens, closes) => {
    const [opensAt, closesAt] = [Date.parse(opens), Date.parse(closes)]
    expect(first({ season: 'ramadan' }, zone)).toEqual({ opensAt, closesAt, zone })
    const sixHours = DAY_MS / 4
    const atSunset = { opensAt: opensAt - sixHours, closesAt: closesAt - sixHours, zone }
    expect(first({ season: 'ramadan', seasonBegins: 'sunset' }, zone)).toEqual(atSunset)
  },
)

it('keeps to 6 PM on clocks when they change within the season', () => {
  // Clocks go forward on March 14, 2027.
  const eid = { season: 'eidAlFitr', seasonShift: 2 }
  const { opensAt, closesAt } = first({ ...eid, seasonBegins: 'sunset' }, NEW_YORK, '2027-01-01')
  expect(opensAt).toBe(Date.parse('2027-03-10T18:00:00-05:00'))
  expect(closesAt).toBe(Date.parse('2027-03-13T18:00:00-05:00'))
  const ramadan = first({ season: 'ramadan', seasonBegins: 'sunset' }, NEW_YORK, '2031-11-01')
  expect(ramadan.opensAt).toBe(Date.parse('2031-12-14T18:00:00-05:00'))
  const later = first(eid, NEW_YORK, '2026-03-01')
  expect(later.closesAt - later.opensAt).toBe(3 * DAY_MS)
})

it('goes on with the season that is on, and then with that of the next year', () => {
  const rule = { season: 'ramadan', seasonBegins: 'midnight' }
  const end = Date.parse('2027-03-09T00:00:00-05:00')
  const firstDays = (now: number) =>
    comingSeasons(rule, NEW_YORK, now, 3).map(({ opensAt }) => clockAt(opensAt, NEW_YORK).day)
  expect(firstDays(end - 1)).toEqual(['2027-02-08', '2028-01-28', '2029-01-16'])
  expect(firstDays(end)).toEqual(['2028-01-28', '2029-01-16', '2030-01-05'])
})

it('comes twice in a year of 2030, and knows no season after the last published year', () => {
  const rule = { season: 'ramadan', seasonBegins: 'midnight' }
  const in2030 = comingSeasons(rule, NEW_YORK, Date.parse('2030-01-01'), 2)
  expect(in2030.map(({ opensAt }) => clockAt(opensAt, NEW_YORK).day)).toEqual(['2030-01-05', '2030-12-26'])
  expect(comingSeasons(rule, NEW_YORK, Date.parse('2054-01-01'), 3)).toEqual([])
})

describe('the table of the calendar', () => {
  const years = Object.entries(UMM_AL_QURA).map(([hijriYear, months]) => ({ hijriYear: Number(hijriYear), months }))

  it('has months of 29 or 30 days, and years of 354 or 355', () => {
    for (const [index, { hijriYear, months }] of years.entries()) {
      const [ramadan, shawwal, dhulHijjah] = months.map(Date.parse).map(moment => moment / DAY_MS)
      expect([29, 30], `Ramadan ${hijriYear}`).toContain(Number(shawwal) - Number(ramadan))
      expect([58, 59, 60], `Shawwal and Dhul Qadah ${hijriYear}`).toContain(Number(dhulHijjah) - Number(shawwal))
      const next = years[index + 1]
      if (!next) continue
      expect(next.hijriYear).toBe(hijriYear + 1)
      for (const [month, day] of months.entries())
        expect([353, 354, 355, 356], `${hijriYear}`).toContain(
          (Date.parse(next.months[month] ?? '') - Date.parse(day)) / DAY_MS,
        )
    }
  })

  it('is that of Intl up to 1452, and never more than a day apart from it', () => {
    for (const { hijriYear, months } of years) {
      for (const [index, day] of months.entries()) {
        const firstOfIntl = [0, 1]
          .map(days => addDays(day, days) ?? '')
          .find(each => isFirstDay(each, hijriYear, [9, 10, 12][index]))
        if (hijriYear <= 1452) expect(firstOfIntl).toBe(day)
        expect(firstOfIntl, `month ${index} of ${hijriYear}`).toBeDefined()
      }
    }
  })
})

function year(ramadan: string, nights: string, lastOfRamadan: string, eid: string, dhulHijjah: string, adha: string) {
  return {
    ramadan: [ramadan, lastOfRamadan],
    lastTenNights: [nights, lastOfRamadan],
    eidAlFitr: [eid, addDays(eid, 2) ?? ''],
    dhulHijjah: [dhulHijjah, adha],
    eidAlAdha: [adha, addDays(adha, 3) ?? ''],
  } satisfies Record<Season, [string, string]>
}

/** First and last day on clocks of the zone, of the season in a Hijri year. */
function daysOf(choice: SeasonChoice, zone: TimeZone, hijriYear: number): (string | null)[] {
  const [ramadan = ''] = UMM_AL_QURA[hijriYear] ?? []
  const { opensAt, closesAt } = first(choice, zone, addDays(ramadan, -2 * MAX_SHIFT) ?? '')
  return [clockAt(opensAt, zone).day, clockAt(closesAt - 1, zone).day]
}

function first(changed: SeasonChoice, zone: TimeZone, from = '2026-01-01') {
  const choice = { season: 'ramadan', seasonBegins: 'midnight', ...changed }
  const [span] = comingSeasons(choice, zone, Date.parse(from), 1)
  return span ?? { opensAt: Number.NaN, closesAt: Number.NaN }
}

const INTL = new Intl.DateTimeFormat('en-US-u-ca-islamic-umalqura', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

function isFirstDay(day: string, hijriYear: number, month: number | undefined): boolean {
  const parts = new Map(INTL.formatToParts(Date.parse(day)).map(({ type, value }) => [type, Number(value)]))
  return parts.get('year') === hijriYear && parts.get('month') === month && parts.get('day') === 1
}
