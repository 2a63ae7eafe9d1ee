import { CalendarIcon } from '@sanity/icons/Calendar'
import { Button } from '@sanity/ui'
import { type CSSProperties, useRef } from 'react'

type CalendarButtonProps = {
  type: 'date' | 'datetime-local'
  /** In the form of such a field; null without one. */
  value: string | null
  onChoose: (value: string) => void
}

/** Opens the browser's own calendar. The text field beside it is for everybody who types. */
export function CalendarButton({ type, value, onChoose }: CalendarButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        mode="ghost"
        icon={CalendarIcon}
        aria-label="Choose in a calendar"
        onClick={() => field.current?.showPicker()}
      />
      <input
        ref={field}
        type={type}
        value={value ?? ''}
        tabIndex={-1}
        aria-hidden
        data-testid="calendar"
        style={UNSEEN}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </>
  )
}

/** The calendar opens where the field is. */
const UNSEEN: CSSProperties = {
  ...{ position: 'absolute', inset: 'auto 0 0 auto', width: 1, height: 1, padding: 0, border: 0 },
  ...{ opacity: 0, pointerEvents: 'none' },
}
