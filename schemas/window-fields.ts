import type { CustomValidator } from 'sanity'
import { DAY_BEGINNINGS, isEndedByEid, isSeason, MAX_SHIFT, SEASONS } from '../lib/time/seasons.ts'
import { edgesOf, hasEnd, readWindow, type WindowFault } from '../lib/time/show-window.ts'
import { staffZone } from '../lib/time/staff-zone.ts'
import { isTimeZone, TIME_ZONE_CHOICES } from '../lib/time/time-zones.ts'
import { skippedTime } from '../lib/time/typed-dates.ts'
import { choicesOf, field } from './fields.ts'
import type { Field, Fields } from './types.ts'

declare module 'sanity' {
  interface BooleanOptions {
    /** Says below the switch, in words, when the content shows. `needsEnd`: without a season and a last day, it never does. */
    windowWords?: { needsEnd: boolean }
  }

  interface StringOptions {
    /** Says below the choice when the season will be in the next years, in words. */
    seasonWords?: boolean
  }
}

type WindowFieldsOptions = {
  empty: string
  initialValue: boolean
  /** Without a season and a last day, the content does not show at all. */
  needsEnd?: boolean
}

const FIELDSET = 'window'

/** Lays out the days next to their times; the type that uses windowFields() must declare it. */
export const windowFieldset = {
  name: FIELDSET,
  title: 'When it shows',
  description: 'The site keeps to these days by itself: nobody has to publish when they come.',
  options: { columns: 2 },
}

/** Fields of a show window: a switch, a season or first and last day with optional times, and their time zone. */
export function windowFields(title: string, shows: string, { needsEnd = false, ...text }: WindowFieldsOptions): Fields {
  const isNeeded: CustomValidator<string | undefined> = (_, { parent }) => hasEnd(readWindow(parent)) || 'Required'
  return {
    show: field(title, shows, { ...text, type: 'boolean', options: { windowWords: { needsEnd } } }),
    ...seasonFields('It shows in this season of every year.', { empty: 'it shows on the days below' }),
    showFrom: dayField('First day', 'It shows from this day on.', {
      empty: 'at once',
      faults: ['first day'],
    }),
    showFromTime: timeField('Time of the first day', 'It shows from this time on.', 'showFrom', {
      empty: 'from midnight',
      faults: ['first time'],
    }),
    showUntil: dayField('Last day', 'It still shows on this day.', {
      empty: needsEnd ? 'it needs a season, or does not show' : 'without end',
      faults: ['last day', 'order'],
      ...(needsEnd && { isNeeded }),
    }),
    showUntilTime: timeField('Time of the last day', 'It shows up to this time.', 'showUntil', {
      empty: 'all day',
      faults: ['last time'],
    }),
    timeZone: field('Time zone', 'The days and times above are those of clocks there, wherever visitors are.', {
      empty: 'that of the settings is used',
      type: 'string',
      options: { list: TIME_ZONE_CHOICES },
    }),
  }
}

type EdgeOptions = { empty: string; faults: WindowFault[]; isNeeded?: CustomValidator<string | undefined> }

function dayField(title: string, shows: string, { empty, faults, isNeeded }: EdgeOptions): Field {
  return field(title, shows, {
    ...{ empty, fieldset: FIELDSET, hidden: followsSeason },
    type: 'date',
    validation: rule => [rule.custom(withoutFault(faults)), ...(isNeeded ? [rule.custom(isNeeded)] : [])],
  })
}

function timeField(title: string, shows: string, of: 'showFrom' | 'showUntil', { empty, faults }: EdgeOptions): Field {
  return field(title, shows, {
    ...{ empty, fieldset: FIELDSET, hidden: followsSeason },
    type: 'string',
    options: { help: 'timeOfDay' },
    validation: rule => [rule.custom(withoutFault(faults)), rule.custom(shownByClocks(of))],
  })
}

const SENTENCES: Partial<Record<WindowFault, string>> = {
  'first day': 'Write a day of the calendar',
  'first time': 'Choose the first day too, and write the time like 9:30 AM',
  'last day': 'Write a day of the calendar',
  'last time': 'Choose the last day too, and write the time like 5:00 PM',
  order: 'Choose an end that is after the start',
}

/** Each field reports only its own faults, but needs the whole window, which is in `parent`. */
function withoutFault(faults: WindowFault[]): CustomValidator<string | undefined> {
  return (_, { parent }) => {
    const edges = edgesOf(readWindow(parent), Date.now())
    return typeof edges === 'object' || !faults.includes(edges) || (SENTENCES[edges] ?? true)
  }
}

/** The site takes the next time that exists; staff should know which one that is. */
function shownByClocks(field: 'showFrom' | 'showUntil'): CustomValidator<string | undefined> {
  return (time, { parent }) => {
    const { season, [field]: day, timeZone } = readWindow(parent, staffZone())
    return Boolean(season) || !time || !day || !isTimeZone(timeZone) || (skippedTime(day, time, timeZone) ?? true)
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
        hidden: context => !followsSeason(context),
      },
    ),
    seasonShift: field(
      'When the moon was seen',
      'Moves the season, this year’s and those to come, until you change it again. The end of Ramadan has a moon of its own.',
      {
        empty: 'the calculated calendar of Umm al-Qura is used',
        type: 'number',
        options: { list: SHIFTS },
        hidden: context => !followsSeason(context),
      },
    ),
    seasonEndShift: field(
      'When the moon of Eid was seen',
      'Moves the end of the season, not what shows at Eid: that has its own choice.',
      {
        empty: 'the season ends on the calculated day, also where its beginning has moved',
        type: 'number',
        options: { list: SHIFTS },
        hidden: ({ parent }) => !isEndedByEid(parent?.season),
      },
    ),
  }
}

/** For fields of days, which have no meaning beside a season. */
function followsSeason({ parent }: { parent?: { season?: unknown } }): boolean {
  return isSeason(parent?.season)
}

const SHIFTS = Array.from({ length: 2 * MAX_SHIFT + 1 }, (_, index) => index - MAX_SHIFT).map(days => ({
  value: days,
  title:
    days === 0 ? 'As calculated' : `${countDays(Math.abs(days))} ${days < 0 ? 'earlier' : 'later'} than calculated`,
}))

function countDays(days: number): string {
  return days === 1 ? 'One day' : 'Two days'
}
