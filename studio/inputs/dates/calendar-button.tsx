import { CalendarIcon } from '@sanity/icons/Calendar'
import { Button } from '@sanity/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'

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
      <Unseen
        ref={field}
        type={type}
        value={value ?? ''}
        tabIndex={-1}
        aria-hidden
        data-testid="calendar"
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </>
  )
}

/** The calendar opens where the field is. */
const Unseen = styled.input`
  position: absolute;
  inset: auto 0 0 auto;
  width: 1px;
  height: 1px;
  padding: 0;
  border: 0;
  opacity: 0;
  pointer-events: none;
`
