import type { CustomValidator } from 'sanity'
import { skippedTime } from '../lib/time/dates.ts'
import { DAY_BEGINNINGS, isEndedByEid, isSeason, SEASONS } from '../lib/time/seasons.ts'
import { edgesOf, hasEnd, readWindow, type WindowFault } from '../lib/time/show-window.ts'
import { staffZone } from '../lib/time/staff-zone.ts'
import { isTimeZone, TIME_ZONE_CHOICES } from '../lib/time/time-zones.ts'
import { choicesOf, field } from './fields.ts'
import type { Fields } from './types.ts'

/** Lays out the days next to their times; the type that uses windowFields() must declare it. */
export const windowFieldset = {
  name: 'window',
  title: 'When it shows',
  description: 'The site keeps to these days by itself: nobody has to publish when they come.',
  options: { columns: 2 },
}

const EDGE = { fieldset: windowFieldset.name, hidden: followsSeason }
const DAY = { ...EDGE, type: 'date' } as const
const TIME = { ...EDGE, type: 'string', options: { help: 'timeOfDay' } } as const

/** Fields of a show window: a switch, a season or first and last day with optional times, and their time zone. `needsEnd`: without an end it never shows. */
export function windowFields(
  title: string,
  shows: string,
  { needsEnd = false, ...text }: { empty: string; initialValue: boolean; needsEnd?: boolean },
): Fields {
  return {
    show: field(title, shows, { ...text, type: 'boolean', options: { needsEnd } }),
    ...seasonFields('It shows in this season of every year.', 'it shows on the days below'),
    showFrom: field('First day', 'It shows from this day on.', {
      ...DAY,
      empty: 'at once',
      validation: rule => rule.custom(withoutFault('first day')),
    }),
    showFromTime: field('Time of the first day', 'It shows from this time on.', {
      ...TIME,
      empty: 'from midnight',
      validation: rule => [rule.custom(withoutFault('first time')), rule.custom(shownByClocks('showFrom'))],
    }),
    showUntil: field('Last day', 'It still shows on this day.', {
      ...DAY,
      empty: needsEnd ? 'it needs a season, or does not show' : 'without end',
      validation: rule => [
        rule.custom(withoutFault('last day', 'order')),
        ...(needsEnd ? [rule.custom((_, { parent }) => hasEnd(readWindow(parent)) || 'Required')] : []),
      ],
    }),
    showUntilTime: field('Time of the last day', 'It shows up to this time.', {
      ...TIME,
      empty: 'all day',
      validation: rule => [rule.custom(withoutFault('last time')), rule.custom(shownByClocks('showUntil'))],
    }),
    timeZone: field('Time zone', 'The days and times above are those of clocks there, wherever visitors are.', {
      empty: 'that of the settings is used',
      type: 'string',
      options: { list: TIME_ZONE_CHOICES },
    }),
  }
}

const SENTENCES: Partial<Record<WindowFault, string>> = {
  'first day': 'Write a day of the calendar',
  'first time': 'Choose the first day too, and write the time like 9:30 AM',
  'last day': 'Write a day of the calendar',
  'last time': 'Choose the last day too, and write the time like 5:00 PM',
  order: 'Choose an end that is after the start',
}

/** Each field reports only its own faults, but needs the whole window, which is in `parent`. */
function withoutFault(...faults: WindowFault[]): CustomValidator<string | undefined> {
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
export function seasonFields(shows: string, empty: string): Fields {
  return {
    season: field('Season of the Islamic calendar', shows, {
      empty,
      type: 'string',
      options: { list: choicesOf(SEASONS), help: 'season' },
    }),
    seasonBegins: field(
      'Days of the season begin',
      'A season that begins at sunset also ends at sunset of its last day.',
      {
        empty: 'they begin at sunset',
        type: 'string',
        options: { list: choicesOf(DAY_BEGINNINGS) },
        hidden: around => !followsSeason(around),
      },
    ),
    seasonShift: field(
      'When the moon was seen',
      'Moves the season, this year’s and those to come, until you change it again. The end of Ramadan has a moon of its own.',
      { empty: 'the calculated calendar of Umm al-Qura is used', ...SHIFT, hidden: around => !followsSeason(around) },
    ),
    seasonEndShift: field(
      'When the moon of Eid was seen',
      'Moves the end of the season, not what shows at Eid: that has its own choice.',
      {
        empty: 'the season ends on the calculated day, also where its beginning has moved',
        ...SHIFT,
        hidden: ({ parent }) => !isEndedByEid(parent?.season),
      },
    ),
  }
}

/** Days and times have no meaning beside a season. */
function followsSeason({ parent }: { parent?: { season?: unknown } }): boolean {
  return isSeason(parent?.season)
}

/** As many days as MAX_SHIFT each way. */
const SHIFTS = [
  { value: -2, title: 'Two days earlier than calculated' },
  { value: -1, title: 'One day earlier than calculated' },
  { value: 0, title: 'As calculated' },
  { value: 1, title: 'One day later than calculated' },
  { value: 2, title: 'Two days later than calculated' },
]
const SHIFT = { type: 'number', options: { list: SHIFTS } } as const
