import { type CustomValidator, defineField, type FieldDefinition } from 'sanity'
import { edgesOf, readWindow, type WindowFault } from '../lib/show-window.ts'
import { DEFAULT_TIME_ZONE, TIME_ZONE_CHOICES, TIME_ZONES } from '../lib/time-zones.ts'
import { explain, type FieldText } from './fields.ts'
import { requireUnless } from './rules.ts'

declare module 'sanity' {
  interface BooleanOptions {
    /** Below the switch the Studio says in words when it shows what it switches; `needsEnd`: without a last day, never. */
    windowWords?: { needsEnd: boolean }
  }
}

type WindowFieldsOptions = {
  /** The switch in front of the window. */
  show: Omit<FieldText, 'name'> & { initialValue: boolean }
  /** Without a last day it does not show at all. */
  needsEnd?: boolean
}

const FIELDSET = 'window'

/** First and last day stand side by side with their times. For what has the fields below. */
export const windowFieldset = {
  name: FIELDSET,
  title: 'When it shows',
  description: 'The site keeps to these days by itself: nobody has to publish when they come.',
  options: { columns: 2 },
}

/**
 * When something shows: a switch, first and last day, each with a time if need be, and the zone whose clocks count. For
 * documents and objects with `windowFieldset`.
 */
export function windowFields({ show, needsEnd = false }: WindowFieldsOptions): FieldDefinition[] {
  const { initialValue, ...text } = show
  return [
    defineField({
      ...explain({ ...text, name: 'show' }),
      type: 'boolean',
      initialValue,
      options: { windowWords: { needsEnd } },
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
      { 'first time': 'Choose the first day too, and write the time like 09:30' },
    ),
    dayField(
      {
        name: 'showUntil',
        title: 'Last day',
        shows: 'It still shows on this day.',
        ...(!needsEnd && { empty: 'without end' }),
      },
      { 'last day': 'Write a day of the calendar', order: 'Choose an end that is after the start' },
    ),
    timeField(
      { name: 'showUntilTime', title: 'Time of the last day', shows: 'It shows up to this time.', empty: 'all day' },
      { 'last time': 'Choose the last day too, and write the time like 17:00' },
    ),
    defineField({
      ...explain({
        name: 'timeZone',
        title: 'Time zone',
        shows: 'The days and times above are those of clocks there, wherever visitors are.',
        empty: `${TIME_ZONES[DEFAULT_TIME_ZONE].name} is used`,
      }),
      type: 'string',
      initialValue: DEFAULT_TIME_ZONE,
      options: { list: TIME_ZONE_CHOICES },
    }),
  ]
}

type Sentences = Partial<Record<WindowFault, string>>

function dayField(text: FieldText, sentences: Sentences): FieldDefinition {
  return defineField({
    ...explain({ ...text, fieldset: FIELDSET }),
    type: 'date',
    validation: rule => requireUnless(text.empty, rule).custom(withoutFault(sentences)),
  })
}

function timeField(text: FieldText, sentences: Sentences): FieldDefinition {
  return defineField({
    ...explain({ ...text, fieldset: FIELDSET }),
    type: 'string',
    placeholder: '00:00 to 23:59',
    validation: rule => rule.custom(withoutFault(sentences)),
  })
}

/** Each field speaks of its own faults; the parent has all of the window. */
function withoutFault(sentences: Sentences): CustomValidator<string | undefined> {
  return (_, { parent }) => {
    const edges = edgesOf(readWindow(parent))
    return typeof edges === 'object' || (sentences[edges] ?? true)
  }
}
