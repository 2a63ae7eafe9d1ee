import { FormField, type StringInputProps } from 'sanity'
import { formatCalendarDay, formatMoment, formatTimeOfDay, whenWords } from '@/lib/time/dates'
import { readInstant } from '@/lib/time/instants'
import { TIME_ZONES } from '@/lib/time/time-zones'
import { readTypedDay, readTypedMoment, readTypedTime } from '@/lib/time/typed-dates'
import { clockAt, isCalendarDay } from '@/lib/time/zoned-time'
import { useNow } from '@/studio/requests/days'
import { useStaffZone } from '@/studio/time-zone'
import { CalendarButton } from './calendar-button'
import { TypedInput } from './typed-input'

export function DayInput(input: StringInputProps) {
  const { value } = input
  return (
    <TypedInput
      input={input}
      show={stored => formatCalendarDay(stored, 'day') || null}
      read={readTypedDay}
      placeholder="such as Nov 30, 2026"
      picker={choose => (
        <CalendarButton type="date" value={value && isCalendarDay(value) ? value : null} onChoose={choose} />
      )}
    />
  )
}

export function TimeOfDayInput(input: StringInputProps) {
  return <TypedInput input={input} show={showTime} read={readTypedTime} placeholder="such as 9:00 AM" />
}

function showTime(stored: string): string | null {
  return 'value' in readTypedTime(stored) ? formatTimeOfDay(stored) : null
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
  const clock = moment === null ? null : clockAt(moment, zone)
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
          show={stored => showMoment(stored, zone)}
          read={text => readTypedMoment(text, zone)}
          placeholder="such as Nov 30, 2026, 9:00 AM"
          note={
            moment !== null && moment > now
              ? `Publish schedules it: it comes by itself on ${whenWords(moment, now, zone)}.`
              : `${TIME_ZONES[zone].name} (${TIME_ZONES[zone].places})`
          }
          picker={choose => (
            <CalendarButton type="datetime-local" value={clock && `${clock.day}T${clock.time}`} onChoose={choose} />
          )}
        />
      </FormField>
    </div>
  )
}

function showMoment(stored: string, zone: Parameters<typeof formatMoment>[1]): string | null {
  const moment = readInstant(stored)
  return moment === null ? null : formatMoment(moment, zone)
}
