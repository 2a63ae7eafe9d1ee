import { CalendarIcon } from '@sanity/icons/Calendar'
import { Box, Button, Flex, Stack, TextInput } from '@sanity/ui'
import { type ComponentProps, type CSSProperties, type ReactNode, useId, useRef } from 'react'
import { Muted } from '@/studio/ui/layout'

/** `value` is in the form of the browser's own field, and empty without one. */
export type Calendar = { type: 'date' | 'datetime-local'; value: string }

type TypedTextProps = Omit<ComponentProps<typeof TextInput>, 'type'> & {
  problem: ReactNode
  note?: string
  calendar?: Calendar
  onType: (text: string) => void
  /** Gets what was chosen in the calendar, as text. */
  onChoose?: (text: string) => void
  onEnter: () => void
}

/** A text that is read as it is typed, with what is wrong with it below, and beside it the browser's own calendar. */
export function TypedText({ problem, note, calendar, onType, onChoose = onType, onEnter, ...input }: TypedTextProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Stack gap={2}>
      <Flex align="center" gap={1} style={{ position: 'relative' }}>
        <Box flex={1}>
          <TextInput
            {...input}
            aria-describedby={[input['aria-describedby'], id].filter(Boolean).join(' ')}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && onEnter()}
          />
        </Box>
        {calendar && (
          <>
            <Button
              mode="ghost"
              icon={CalendarIcon}
              aria-label="Choose in a calendar"
              onClick={() => field.current?.showPicker()}
            />
            <input
              {...calendar}
              ref={field}
              tabIndex={-1}
              aria-hidden
              data-testid="calendar"
              style={UNSEEN}
              onChange={({ currentTarget }) => onChoose(currentTarget.value)}
            />
          </>
        )}
      </Flex>
      <div id={id}>
        <div role="status">{problem}</div>
        {note && <Muted>{note}</Muted>}
      </div>
    </Stack>
  )
}

/** The calendar opens where the field is. */
const UNSEEN: CSSProperties = {
  ...{ position: 'absolute', inset: 'auto 0 0 auto', width: 1, height: 1, padding: 0, border: 0 },
  ...{ opacity: 0, pointerEvents: 'none' },
}
