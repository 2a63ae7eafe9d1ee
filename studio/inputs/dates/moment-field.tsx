import { Stack } from '@sanity/ui'
import { type RefObject, useId, useState } from 'react'
import { formatMoment } from '@/lib/time/dates'
import type { TimeZone } from '@/lib/time/time-zones'
import { clockAt, readInstant } from '@/lib/time/zoned-time'
import { Strong } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { readTypedMoment } from './typed-dates'
import { type Calendar, TypedText } from './typed-text'

export const MOMENT_EXAMPLE = 'such as Nov 30, 2026, 9:00 AM'

export function calendarAt(moment: number | null, zone: TimeZone): Calendar {
  const clock = moment === null ? null : clockAt(moment, zone)
  return { type: 'datetime-local', value: clock ? `${clock.day}T${clock.time}` : '' }
}

/**
 * A day and a time of a dialog, as text in all the ways that the fields of a form read. `refuse` says why a moment cannot be chosen. `moment`
 * is null while the text cannot be read, or is refused; why shows from `press` on until the text changes.
 */
export function useTypedMoment(
  start: Date | number | undefined,
  zone: TimeZone,
  refuse: (moment: number) => string | null,
) {
  const [text, setText] = useState(() => (start === undefined ? '' : formatMoment(start, zone)))
  const [isPressed, setPressed] = useState(false)
  const reading = readTypedMoment(text, zone)
  const typed = 'value' in reading ? readInstant(reading.value) : null
  const problem = 'problem' in reading ? reading.problem : typed === null ? null : refuse(typed)
  const moment = problem === null ? typed : null
  const write = (next: string) => {
    setPressed(false)
    setText(next)
  }
  const said = isPressed && problem && <Note tone="critical">{problem}</Note>
  const shown = { value: text, problem: said, calendar: calendarAt(moment, zone), onType: write }
  return { moment, write, press: () => setPressed(true), shown }
}

type MomentFieldProps = {
  label: string
  typed: ReturnType<typeof useTypedMoment>
  note?: string
  field?: RefObject<HTMLInputElement | null>
  onEnter: () => void
}

export function MomentField({ label, typed, note, field, onEnter }: MomentFieldProps) {
  const id = useId()
  return (
    <Stack gap={2}>
      <label htmlFor={id}>
        <Strong>{label}</Strong>
      </label>
      <TypedText {...typed.shown} ref={field} id={id} placeholder={MOMENT_EXAMPLE} note={note} onEnter={onEnter} />
    </Stack>
  )
}
