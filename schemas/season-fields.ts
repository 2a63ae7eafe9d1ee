import { DAY_BEGINNINGS, isEndedByEid, isSeason, MAX_SHIFT, SEASONS } from '../lib/time/seasons.ts'
import { choicesOf, field } from './fields.ts'
import type { Fields } from './types.ts'

declare module 'sanity' {
  interface StringOptions {
    /** Says below the choice when the season will be in the next years, in words. */
    seasonWords?: boolean
  }
}

/** A season of the Islamic calendar, when its days begin, and by how much it and the Eid that ends it are shifted. */
export function seasonFields(shows: string, { empty }: { empty: string }): Fields {
  return {
    season: field('Season of the Islamic calendar', shows, {
      empty,
      type: 'string',
      options: { list: choicesOf(SEASONS), seasonWords: true },
    }),
    seasonBegins: field(
      'Days of the season begin',
      'A season that begins at sunset also ends at sunset of its last day.',
      {
        empty: 'they begin at sunset',
        type: 'string',
        options: { list: choicesOf(DAY_BEGINNINGS) },
        hidden: followsNoSeason,
      },
    ),
    seasonShift: field(
      'When the moon was seen',
      'Moves the season, this year’s and those to come, until you change it again. The end of Ramadan has a moon of its own.',
      {
        empty: 'the calculated calendar of Umm al-Qura is used',
        type: 'number',
        options: { list: SHIFTS },
        hidden: followsNoSeason,
      },
    ),
    seasonEndShift: field(
      'When the moon of Eid was seen',
      'Moves the end of the season, not what shows at Eid: that has its own choice.',
      {
        empty: 'the season ends on the calculated day, also where its beginning has moved',
        type: 'number',
        options: { list: SHIFTS },
        hidden: ({ parent }: { parent?: { season?: unknown } }) => !isEndedByEid(parent?.season),
      },
    ),
  }
}

/** For fields of days, which have no meaning beside a season. */
export function followsSeason({ parent }: { parent?: { season?: unknown } }): boolean {
  return isSeason(parent?.season)
}

function followsNoSeason(context: { parent?: { season?: unknown } }): boolean {
  return !followsSeason(context)
}

const SHIFTS = Array.from({ length: 2 * MAX_SHIFT + 1 }, (_, index) => index - MAX_SHIFT).map(days => ({
  value: days,
  title:
    days === 0 ? 'As calculated' : `${countDays(Math.abs(days))} ${days < 0 ? 'earlier' : 'later'} than calculated`,
}))

function countDays(days: number): string {
  return days === 1 ? 'One day' : 'Two days'
}
