import type { StringInputProps } from 'sanity'
import { formatTimeOfDay } from '@/lib/dates'
import { readTypedTime } from '@/lib/typed-dates'
import { TypedInput } from './typed-input'

export function TimeOfDayInput(input: StringInputProps) {
  return <TypedInput input={input} show={showTime} read={readTypedTime} placeholder="such as 9:00 AM" />
}

function showTime(stored: string): string | null {
  return 'value' in readTypedTime(stored) ? formatTimeOfDay(stored) : null
}
