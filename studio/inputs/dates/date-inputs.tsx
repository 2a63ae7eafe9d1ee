import { FormField, type StringInputProps } from 'sanity'
import { formatCalendarDay, formatMoment, formatTimeOfDay, whenWords } from '@/lib/time/dates'
import { TIME_ZONES } from '@/lib/time/time-zones'
import { isCalendarDay, readInstant } from '@/lib/time/zoned-time'
import { useNow } from '@/studio/requests/days'
import { useStaffZone } from '@/studio/time-zone'
import { calendarAt, MOMENT_EXAMPLE } from './moment-field'
import { readTypedDay, readTypedMoment, readTypedTime } from './typed-dates'
import { TypedInput } from './typed-input'

export function DayInput(input: StringInputProps) {
  const { value = '' } = input
  return (
    <TypedInput
      input={input}
      show={stored => formatCalendarDay(stored, 'day') || null}
      read={readTypedDay}
      placeholder="such as Nov 30, 2026"
      calendar={{ type: 'date', value: isCalendarDay(value) ? value : '' }}
    />
  )
}

export function TimeOfDayInput(input: StringInputProps) {
  return (
    <TypedInput
      input={input}
      show={stored => ('value' in readTypedTime(stored) ? formatTimeOfDay(stored) : null)}
      read={readTypedTime}
      placeholder="such as 9:00 AM"
    />
  )
}

/**
 * Shows and takes a time on the organisation's clocks, wherever the browser is: the site shows the same day. Sanity leaves title and
 * description of such a field to its input.
 */
export function MomentInput(input: StringInputProps) {
  const { id, schemaType, validation, path, presence, value } = input
  const zone = useStaffZone()
  const now = useNow().getTime()
  const moment = readInstant(value)
  const show = (stored: string) => {
    const instant = readInstant(stored)
    return instant === null ? null : formatMoment(instant, zone)
  }
  return (
    <div data-testid={`field-${id}`}>
      <FormField
        title={schemaType.title}
        description={schemaType.description}
        inputId={id}
        validation={validation}
        path={path}
        __unstable_presence={presence}
      >
        <TypedInput
          input={input}
          show={show}
          read={text => readTypedMoment(text, zone)}
          placeholder={MOMENT_EXAMPLE}
          note={
            moment !== null && moment > now
              ? `Publish schedules it: it comes by itself on ${whenWords(moment, now, zone)}.`
              : `${TIME_ZONES[zone].name} (${TIME_ZONES[zone].places})`
          }
          calendar={calendarAt(moment, zone)}
        />
      </FormField>
    </div>
  )
}
