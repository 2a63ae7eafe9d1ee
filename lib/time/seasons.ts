import type { TimeZone } from './time-zones.ts'
import { UMM_AL_QURA } from './umm-al-qura.ts'
import { addDays, momentOf } from './zoned-time.ts'

/** Seasons of the Islamic calendar that come every year, and the days that each has. */
export const SEASONS = {
  ramadan: { title: 'Ramadan', days: ([ramadan, shawwal]) => [ramadan, shawwal] },
  lastTenNights: {
    title: 'The last ten nights of Ramadan',
    days: ([ramadan, shawwal]) => [after(ramadan, 20), shawwal],
  },
  eidAlFitr: { title: 'Eid al-Fitr, three days', days: ([, shawwal]) => [shawwal, after(shawwal, 3)] },
  dhulHijjah: { title: 'The first ten days of Dhul Hijjah', days: ([, , first]) => [first, after(first, 10)] },
  eidAlAdha: { title: 'Eid al-Adha, four days', days: ([, , first]) => [after(first, 9), after(first, 13)] },
} as const satisfies Record<string, { title: string; days: (months: Months) => Days }>

type Months = (typeof UMM_AL_QURA)[number]
/** First day, and the day after the last one. */
type Days = [first: string, end: string]

export type Season = keyof typeof SEASONS

/** Titles finish the sentence "The days begin …". */
export const DAY_BEGINNINGS = {
  sunset: 'at sunset of the evening before, counted as 6:00 PM',
  midnight: 'at midnight',
} as const

/** Days by which the moon may have been seen earlier or later than calculated. */
export const MAX_SHIFT = 2

/** A season as staff chose it. Every part is optional. */
export type SeasonChoice = {
  /** A name in SEASONS. */
  season?: string | null
  /** Whether days of the season begin at sunset or at midnight. Missing: at sunset. */
  seasonBegins?: string | null
  /** Days by which the season comes later, or earlier with a negative number, than calculated. */
  seasonShift?: number | null
  /** Days by which the moon of Eid, which ends Ramadan and its last ten nights, comes later, or earlier with a negative number. */
  seasonEndShift?: number | null
}

/** `opensAt` is included, `closesAt` is not; in milliseconds since 1970. */
export type Edges = { opensAt: number; closesAt: number; zone: TimeZone }

export const SUNSET = '18:00'

const DAY_MS = 24 * 60 * 60_000

/** The season of this year if it is not over at `now`, and those after it: at most `count`, fewer where the calendar is not published yet. None that is unknown. */
export function comingSeasons(choice: SeasonChoice, zone: TimeZone, now: number, count: number): Edges[] {
  const { season, seasonBegins, seasonShift, seasonEndShift } = choice
  const [begins, shift, endShift] = [seasonBegins || 'sunset', seasonShift ?? 0, seasonEndShift ?? 0]
  if (!isSeason(season) || !Object.hasOwn(DAY_BEGINNINGS, begins) || !isShift(shift) || !isShift(endShift)) return []
  const [time, evening] = begins === 'sunset' ? [SUNSET, -1] : ['00:00', 0]
  const at = (day: string, days: number) => momentOf(after(day, days + evening), time, zone) ?? Number.NaN
  const closingShift = isEndedByEid(season) ? endShift : shift
  // Only near years are worth a look at clocks. No zone and shift are more than a few days from UTC.
  const recent = new Date(now - (MAX_SHIFT + 2) * DAY_MS).toISOString().slice(0, 10)
  return Object.values(UMM_AL_QURA)
    .map(months => SEASONS[season].days(months))
    .filter(([, end]) => end > recent)
    .slice(0, count + 1)
    .map(([first, end]) => ({ opensAt: at(first, shift), closesAt: at(end, closingShift), zone }))
    .filter(({ closesAt }) => now < closesAt)
    .slice(0, count)
}

export function isSeason(value: unknown): value is Season {
  return typeof value === 'string' && Object.hasOwn(SEASONS, value)
}

/** These begin with one new moon and end with the next, which is seen or not whatever the first one was; the others know one moon alone. */
export function isEndedByEid(season: unknown): boolean {
  return season === 'ramadan' || season === 'lastTenNights'
}

function isShift(days: number): boolean {
  return Number.isInteger(days) && Math.abs(days) <= MAX_SHIFT
}

function after(day: string, days: number): string {
  return addDays(day, days) ?? day
}
