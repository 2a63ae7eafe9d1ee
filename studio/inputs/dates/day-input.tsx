import type { StringInputProps } from 'sanity'
import { formatCalendarDay } from '@/lib/dates'
import { readTypedDay } from '@/lib/typed-dates'
import { isCalendarDay } from '@/lib/zoned-time'
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
