import type { CustomValidator } from 'sanity'
import { edgesOf, hasEnd, readWindow, type WindowFault } from '../lib/time/show-window.ts'
import { staffZone } from '../lib/time/staff-zone.ts'
import { isTimeZone, TIME_ZONE_CHOICES } from '../lib/time/time-zones.ts'
import { skippedTime } from '../lib/time/typed-dates.ts'
import { field } from './fields.ts'
import { followsSeason, seasonFields } from './season-fields.ts'
import type { Field, Fields } from './types.ts'

declare module 'sanity' {
  interface BooleanOptions {
    /** Says below the switch, in words, when the content shows. `needsEnd`: without a season and a last day, it never does. */
    windowWords?: { needsEnd: boolean }
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
      sentences: { 'first day': 'Write a day of the calendar' },
    }),
    showFromTime: timeField('Time of the first day', 'It shows from this time on.', {
      empty: 'from midnight',
      of: 'showFrom',
      sentences: { 'first time': 'Choose the first day too, and write the time like 9:30 AM' },
    }),
    showUntil: dayField('Last day', 'It still shows on this day.', {
      empty: needsEnd ? 'it needs a season, or does not show' : 'without end',
      sentences: { 'last day': 'Write a day of the calendar', order: 'Choose an end that is after the start' },
      ...(needsEnd && { isNeeded }),
    }),
    showUntilTime: timeField('Time of the last day', 'It shows up to this time.', {
      empty: 'all day',
      of: 'showUntil',
      sentences: { 'last time': 'Choose the last day too, and write the time like 5:00 PM' },
    }),
    timeZone: field('Time zone', 'The days and times above are those of clocks there, wherever visitors are.', {
      empty: 'that of the settings is used',
      type: 'string',
      options: { list: TIME_ZONE_CHOICES },
    }),
  }
}

type Sentences = Partial<Record<WindowFault, string>>

type DayOptions = { empty: string; sentences: Sentences; isNeeded?: CustomValidator<string | undefined> }

function dayField(title: string, shows: string, { empty, sentences, isNeeded }: DayOptions): Field {
  return field(title, shows, {
    ...{ empty, fieldset: FIELDSET, hidden: followsSeason },
    type: 'date',
    validation: rule => [rule.custom(withoutFault(sentences)), ...(isNeeded ? [rule.custom(isNeeded)] : [])],
  })
}

type TimeOptions = { empty: string; sentences: Sentences; of: 'showFrom' | 'showUntil' }

function timeField(title: string, shows: string, { empty, sentences, of }: TimeOptions): Field {
  return field(title, shows, {
    ...{ empty, fieldset: FIELDSET, hidden: followsSeason },
    type: 'string',
    options: { help: 'timeOfDay' },
    validation: rule => [rule.custom(withoutFault(sentences)), rule.custom(shownByClocks(of))],
  })
}

/** Each field reports only its own faults, but needs the whole window, which is in `parent`. */
function withoutFault(sentences: Sentences): CustomValidator<string | undefined> {
  return (_, { parent }) => {
    const edges = edgesOf(readWindow(parent), Date.now())
    return typeof edges === 'object' || (sentences[edges] ?? true)
  }
}

/** The site takes the next time that exists; staff should know which one that is. */
function shownByClocks(field: 'showFrom' | 'showUntil'): CustomValidator<string | undefined> {
  return (time, { parent }) => {
    const { season, [field]: day, timeZone } = readWindow(parent, staffZone())
    return Boolean(season) || !time || !day || !isTimeZone(timeZone) || (skippedTime(day, time, timeZone) ?? true)
  }
}
