import { Button } from '@sanity/ui'
import { isValidElement } from 'react'
import type { DocumentActionDescription } from 'sanity'
import { whenWords } from '@/lib/time/dates'
import { MomentField, useTypedMoment } from './inputs/dates/moment-field'
import { useNow } from './requests/days'
import { useStaffZone } from './time-zone'
import { Dialog } from './ui/dialog'

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
  const now = useNow().getTime()
  const typed = useTypedMoment(initialDate, zone, moment =>
    moment <= now ? 'That time is over. Type a later one.' : null,
  )
  const { moment } = typed
  const note = moment ? `Visitors see it on ${whenWords(moment, now, zone)}.` : 'On the clocks of your organization.'
  function schedule() {
    typed.press()
    if (moment !== null) onSchedule(new Date(moment))
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
      <MomentField label="Publish on" typed={typed} note={note} onEnter={schedule} />
    </Dialog>
  )
}
