import { CalendarIcon } from '@sanity/icons/Calendar'
import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { Button, Flex, Select, Stack, Text } from '@sanity/ui'
import { useRef, useState } from 'react'
import { formatMoment, whenWords } from '@/lib/time/dates'
import { formatPreviewDate, type PreviewDate, readPreviewDate } from '@/lib/time/preview-date'
import { staffZone } from '@/lib/time/staff-zone'
import { isTimeZone, TIME_ZONE_CHOICES, type TimeZone } from '@/lib/time/time-zones'
import { useContent } from '@/studio/home/use-content'
import { MomentField, useTypedMoment } from '@/studio/inputs/dates/moment-field'
import { Dialog } from '@/studio/ui/dialog'
import { Muted, Strong } from '@/studio/ui/layout'
import { nameChange, shownAt, toChanges } from './changes'

const MINUTE_MS = 60_000

type DatePickerProps = {
  date: PreviewDate | null
  onShow: (local: string, zone: TimeZone) => void
  onNow: () => void
}

/** The button that names the date of the preview, and the dialog behind it, which lists what the site changes by itself. */
export function DatePicker(props: DatePickerProps) {
  const { date } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        mode="ghost"
        icon={CalendarIcon}
        iconRight={ChevronDownIcon}
        text={date ? whenWords(date.moment, Date.now(), date.zone) : 'Now'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <DateDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function DateDialog({ date, onShow, onNow, onClose }: DatePickerProps & { onClose: () => void }) {
  const [now] = useState(() => Date.now())
  const [zone, setZone] = useState<TimeZone>(date?.zone ?? staffZone())
  const field = useRef<HTMLInputElement>(null)
  const typed = useTypedMoment(date?.moment ?? now, zone, moment =>
    readPreviewDate(formatPreviewDate({ moment, zone }), zone) ? null : 'The preview shows the years 2000 to 2099.',
  )
  const { moment, write } = typed
  const { data: shown } = useContent(shownAt(now, 'drafts'))
  const changes = shown && toChanges(shown, now)

  function show() {
    typed.press()
    if (moment === null) return
    onClose()
    onShow(formatPreviewDate({ moment, zone }), zone)
  }
  function goBack() {
    onClose()
    onNow()
  }
  return (
    <Dialog
      title="Date of the preview"
      onClose={onClose}
      initialFocus={field}
      footer={
        <>
          {date && <Button mode="ghost" text="Back to now" onClick={goBack} />}
          <Button tone="primary" text="Show this date" onClick={show} />
        </>
      }
    >
      <MomentField label="Day and time" typed={typed} field={field} onEnter={show} />
      <Stack as="label" gap={2}>
        <Strong>Time zone</Strong>
        <Select value={zone} onChange={({ currentTarget: { value } }) => isTimeZone(value) && setZone(value)}>
          {TIME_ZONE_CHOICES.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </Stack>
      <Stack gap={3}>
        <Text as="h2" size={1} weight="semibold">
          What changes by itself
        </Text>
        {changes?.length === 0 && <Muted>Nothing that has a date.</Muted>}
        <Stack as="ul" gap={1} padding={0} overflow="auto" style={{ maxHeight: 240, listStyle: 'none' }}>
          {changes?.map(change => (
            <li key={`${change.moment} ${change.words}`}>
              <Button
                mode="bleed"
                justify="flex-start"
                // To the minute after, because a text has no seconds.
                onClick={() => write(formatMoment(Math.ceil(change.moment / MINUTE_MS) * MINUTE_MS, zone))}
              >
                <Flex gap={2}>
                  <i
                    className="tile"
                    data-tile={moment !== null && change.moment <= moment ? 'next' : 'off'}
                    aria-hidden
                  />
                  <Text size={1}>{nameChange(change, now, zone)}</Text>
                </Flex>
              </Button>
            </li>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  )
}
