import type { CustomValidator, FieldDefinition } from 'sanity'
import { edgesOf, hasEnd, readWindow, type WindowFault } from '../lib/time/show-window.ts'
import { staffZone } from '../lib/time/staff-zone.ts'
import { isTimeZone, TIME_ZONE_CHOICES } from '../lib/time/time-zones.ts'
import { skippedTime } from '../lib/time/typed-dates.ts'
import { type FieldText, field } from './fields.ts'
import { followsSeason, seasonFields } from './season-fields.ts'

declare module 'sanity' {
  interface BooleanOptions {
    /** Says below the switch, in words, when the content shows. `needsEnd`: without a season and a last day, it never does. */
    windowWords?: { needsEnd: boolean }
  }
}

type WindowFieldsOptions = {
  /** The switch above the window's fields. */
  show: Omit<FieldText, 'name'> & { initialValue: boolean }
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
export function windowFields({ show, needsEnd = false }: WindowFieldsOptions): FieldDefinition[] {
  const { initialValue, ...text } = show
  return [
    field({ ...text, name: 'show', type: 'boolean', initialValue, options: { windowWords: { needsEnd } } }),
    ...seasonFields({
      shows: 'It shows in this season of every year.',
      empty: 'it shows on the days below',
    }),
    dayField(
      { name: 'showFrom', title: 'First day', shows: 'It shows from this day on.', empty: 'at once' },
      { 'first day': 'Write a day of the calendar' },
    ),
    timeField(
      {
        name: 'showFromTime',
        title: 'Time of the first day',
        shows: 'It shows from this time on.',
        empty: 'from midnight',
      },
      'showFrom',
      { 'first time': 'Choose the first day too, and write the time like 9:30 AM' },
    ),
    dayField(
      {
        name: 'showUntil',
        title: 'Last day',
        shows: 'It still shows on this day.',
        empty: needsEnd ? 'it needs a season, or does not show' : 'without end',
      },
      { 'last day': 'Write a day of the calendar', order: 'Choose an end that is after the start' },
      needsEnd,
    ),
    timeField(
      { name: 'showUntilTime', title: 'Time of the last day', shows: 'It shows up to this time.', empty: 'all day' },
      'showUntil',
      { 'last time': 'Choose the last day too, and write the time like 5:00 PM' },
    ),
    field({
      name: 'timeZone',
      title: 'Time zone',
      shows: 'The days and times above are those of clocks there, wherever visitors are.',
      empty: 'that of the settings is used',
      type: 'string',
      options: { list: TIME_ZONE_CHOICES },
    }),
  ]
}

type Sentences = Partial<Record<WindowFault, string>>

function dayField(text: FieldText, sentences: Sentences, isNeeded = false): FieldDefinition {
  return field({
    ...text,
    fieldset: FIELDSET,
    type: 'date',
    hidden: followsSeason,
    validation: rule => [
      rule.custom(withoutFault(sentences)),
      ...(isNeeded ? [rule.custom((_, { parent }) => hasEnd(readWindow(parent)) || 'Required')] : []),
    ],
  })
}

function timeField(text: FieldText, day: 'showFrom' | 'showUntil', sentences: Sentences): FieldDefinition {
  return field({
    ...text,
    fieldset: FIELDSET,
    type: 'string',
    options: { help: 'timeOfDay' },
    hidden: followsSeason,
    validation: rule => [rule.custom(withoutFault(sentences)), rule.custom(shownByClocks(day))],
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
