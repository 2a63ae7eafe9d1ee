import { TextInput } from '@sanity/ui'
import { type RefObject, useId, useState } from 'react'
import { formatMoment } from '@/lib/time/dates'
import { readInstant } from '@/lib/time/instants'
import type { TimeZone } from '@/lib/time/time-zones'
import { readTypedMoment } from '@/lib/time/typed-dates'
import { clockAt } from '@/lib/time/zoned-time'
import { Muted } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { CalendarButton } from './calendar-button'

type TypedMoment = {
  text: string
  write: (text: string) => void
  /** Null while the text cannot be read, or is refused. */
  moment: number | null
  /** Shows what is wrong, until the text changes. */
  press: () => void
  problem: string | null
}

/** A day and a time of a dialog, as text in all the ways that the fields of a form read. `refuse` says why a moment cannot be chosen. */
export function useTypedMoment(
  start: Date | number | undefined,
  zone: TimeZone,
  refuse: (moment: number) => string | null,
): TypedMoment {
  const [text, setText] = useState(() => (start === undefined ? '' : formatMoment(start, zone)))
  const [isPressed, setPressed] = useState(false)
  const reading = readTypedMoment(text, zone)
  const typed = 'value' in reading ? readInstant(reading.value) : null
  const problem = 'problem' in reading ? reading.problem : typed === null ? null : refuse(typed)
  const write = (next: string) => {
    setPressed(false)
    setText(next)
  }
  const shown = isPressed ? problem : null
  return { text, write, moment: problem === null ? typed : null, press: () => setPressed(true), problem: shown }
}

type MomentFieldProps = {
  label: string
  typed: TypedMoment
  zone: TimeZone
  /** What is understood, or what to do. */
  note: string
  field?: RefObject<HTMLInputElement | null>
  onEnter: () => void
}

export function MomentField({ label, typed, zone, note, field, onEnter }: MomentFieldProps) {
  const id = useId()
  const { text, write, moment, problem } = typed
  const clock = moment === null ? null : clockAt(moment, zone)
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <label htmlFor={id}>{label}</label>
      <div style={{ position: 'relative', display: 'flex', gap: 4 }}>
        <div style={{ flex: 1 }}>
          <TextInput
            ref={field}
            id={id}
            value={text}
            placeholder="such as Nov 30, 2026, 9:00 AM"
            aria-describedby={`${id}-words`}
            onChange={({ currentTarget }) => write(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && onEnter()}
          />
        </div>
        <CalendarButton type="datetime-local" value={clock && `${clock.day}T${clock.time}`} onChoose={write} />
      </div>
      <div id={`${id}-words`} role="status">
        {problem ? <Note tone="critical">{problem}</Note> : <Muted>{note}</Muted>}
      </div>
    </div>
  )
}
