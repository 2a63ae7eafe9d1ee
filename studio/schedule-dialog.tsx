import { Button, Stack, TextInput } from '@sanity/ui'
import { isValidElement, useId, useState } from 'react'
import type { DocumentActionDescription } from 'sanity'
import { formatMoment, whenWords } from '@/lib/time/dates'
import { readInstant } from '@/lib/time/instants'
import { readTypedMoment } from '@/lib/time/typed-dates'
import { CalendarButton } from './inputs/dates/calendar-button'
import { useNow } from './requests/days'
import { useStaffZone } from './time-zone'
import { Dialog } from './ui/dialog'
import { Muted } from './ui/layout'
import { Note } from './ui/note'

type Schedule = { onClose: () => void; onSchedule: (at: Date) => void; loading?: boolean; initialDate?: Date }

/** Sanity's dialog reads one way of writing a time. This one takes its place, and reads all that the fields of a form read. */
export function withTypedTime(dialog: DocumentActionDescription['dialog']): DocumentActionDescription['dialog'] {
  const stock = dialog && dialog.type === 'custom' ? dialog.component : null
  if (!isValidElement<Partial<Schedule>>(stock)) return dialog
  const { onClose, onSchedule, ...rest } = stock.props
  if (!onClose || !onSchedule) return dialog
  return { type: 'custom', component: <ScheduleDialog onClose={onClose} onSchedule={onSchedule} {...rest} /> }
}

function ScheduleDialog({ onClose, onSchedule, loading = false, initialDate }: Schedule) {
  const zone = useStaffZone()
  const now = useNow()
  const id = useId()
  const [text, setText] = useState(initialDate ? formatMoment(initialDate, zone) : '')
  const [isPressed, setPressed] = useState(false)
  const reading = readTypedMoment(text, zone)
  const moment = 'value' in reading ? readInstant(reading.value) : null
  const isOver = moment !== null && moment <= now.getTime()
  const problem = 'problem' in reading ? reading.problem : isOver ? 'That time is over. Type a later one.' : null
  function schedule() {
    setPressed(true)
    if (moment !== null && !isOver) onSchedule(new Date(moment))
  }
  return (
    <Dialog
      title="Schedule publish"
      onClose={onClose}
      isBusy={loading}
      footer={
        <>
          <Button mode="ghost" text="Cancel" disabled={loading} onClick={onClose} />
          <Button tone="primary" text="Schedule" disabled={loading} onClick={schedule} />
        </>
      }
    >
      <Stack gap={2}>
        <label htmlFor={id}>Publish on</label>
        <div style={{ position: 'relative', display: 'flex', gap: 4 }}>
          <div style={{ flex: 1 }}>
            <TextInput
              id={id}
              value={text}
              placeholder="such as Nov 30, 2026, 9:00 AM"
              aria-describedby={`${id}-words`}
              onChange={({ currentTarget }) => {
                setPressed(false)
                setText(currentTarget.value)
              }}
              onKeyDown={({ key }) => key === 'Enter' && schedule()}
            />
          </div>
          <CalendarButton type="datetime-local" value={null} onChoose={setText} />
        </div>
        <div id={`${id}-words`} role="status">
          {isPressed && problem ? (
            <Note tone="critical">{problem}</Note>
          ) : (
            <Muted>
              {moment === null || isOver
                ? 'On the clocks of your organization.'
                : `Visitors see it on ${whenWords(moment, now, zone)}.`}
            </Muted>
          )}
        </div>
      </Stack>
    </Dialog>
  )
}
