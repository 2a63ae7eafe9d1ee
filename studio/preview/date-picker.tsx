import { CalendarIcon } from '@sanity/icons/Calendar'
import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { Box, Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import useSWR from 'swr'
import { whenWords } from '@/lib/time/dates'
import type { PreviewDate } from '@/lib/time/preview-date'
import { staffZone } from '@/lib/time/staff-zone'
import { isTimeZone, TIME_ZONE_CHOICES, type TimeZone } from '@/lib/time/time-zones'
import { clockAt, momentOf } from '@/lib/time/zoned-time'
import { Strong } from '@/studio/ui/layout'
import { ONCE } from '@/studio/ui/once'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { type Change, changesBetween, daysOfChange, nameChange, SHOWN_QUERY, toChanges } from './changes'
import { MonthGrid } from './month-grid'

/** Pixels between the button and its panel, and between the panel and the edge of the window. */
const GAP = 6
const MARGIN = 8

/** The browser hides it while it is closed, so it has no display of its own. */
const PANEL: CSSProperties = {
  ...{ position: 'fixed', inset: 'auto', margin: 0, padding: 0, border: 0, background: 'none', overflow: 'auto' },
  ...{ width: 640, maxWidth: 'calc(100vw - 16px)', maxHeight: 'calc(100vh - 16px)' },
}

type DatePickerProps = {
  date: PreviewDate | null
  onShow: (local: string, zone: TimeZone) => void
  onNow: () => void
}

/** The button that names the date of the preview, and the calendar behind it, which marks days on which the site changes. */
export function DatePicker({ date, onShow, onNow }: DatePickerProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  // A click into the frame does not dismiss the popover, because the frame has a document of its own.
  useEffect(() => {
    if (!isOpen) return
    const close = () => panel.current?.hidePopover()
    window.addEventListener('blur', close)
    return () => window.removeEventListener('blur', close)
  }, [isOpen])

  function place() {
    const [from, box] = [button.current?.getBoundingClientRect(), panel.current]
    if (!from || !box) return
    const left = Math.min(from.left, window.innerWidth - box.offsetWidth - MARGIN)
    box.style.top = `${from.bottom + GAP}px`
    box.style.left = `${Math.max(MARGIN, left)}px`
  }

  return (
    <>
      <Button
        ref={button}
        mode="ghost"
        icon={CalendarIcon}
        iconRight={ChevronDownIcon}
        text={date ? whenWords(date.moment, Date.now(), date.zone) : 'Now'}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
      />
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Date of the preview"
        style={PANEL}
        onToggle={({ newState }) => {
          place()
          setOpen(newState === 'open')
        }}
      >
        {isOpen && (
          <Choice
            date={date}
            onShow={(local, zone) => {
              panel.current?.hidePopover()
              onShow(local, zone)
            }}
            onNow={() => {
              panel.current?.hidePopover()
              onNow()
            }}
          />
        )}
      </div>
    </>
  )
}

function Choice({ date, onShow, onNow }: DatePickerProps) {
  const [now] = useState(() => Date.now())
  const [zone, setZone] = useState<TimeZone>(date?.zone ?? staffZone())
  const start = clockAt(date?.moment ?? now, zone)
  const [day, setDay] = useState(start.day)
  const [time, setTime] = useState(start.time)
  const changes = useChanges()
  const moment = momentOf(day, time, zone)
  const coming = changesBetween(changes, now, moment ?? now)

  return (
    <Card border radius={3}>
      <Flex wrap="wrap">
        <Box style={{ flex: '1 0 336px' }}>
          <MonthGrid day={day} today={clockAt(now, zone).day} marked={daysOfChange(changes, zone)} onChoose={setDay} />
        </Box>
        <Card borderLeft padding={4} style={{ flex: '1 0 224px' }}>
          <Stack gap={4}>
            <Stack as="label" gap={2}>
              <Strong>Time</Strong>
              <TextInput type="time" value={time} onChange={({ currentTarget }) => setTime(currentTarget.value)} />
            </Stack>
            <Stack as="label" gap={2}>
              <Strong>Time zone</Strong>
              <Select
                value={zone}
                onChange={({ currentTarget: { value } }) => {
                  if (isTimeZone(value)) setZone(value)
                }}
              >
                {TIME_ZONE_CHOICES.map(({ value, title }) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </Select>
            </Stack>
            {moment !== null && moment >= now && (
              <Stack gap={3} aria-live="polite">
                <Text as="h3" size={1} weight="semibold">
                  What changes by then
                </Text>
                {coming.length === 0 && <Text size={1}>Nothing changes by then.</Text>}
                <Stack as="ul" gap={3} overflow="auto" style={{ maxHeight: 126 }}>
                  {coming.map(change => (
                    <Flex as="li" key={`${change.moment} ${change.words}`} gap={2}>
                      <i className="tile" aria-hidden />
                      <Text size={1}>{nameChange(change, zone)}</Text>
                    </Flex>
                  ))}
                </Stack>
              </Stack>
            )}
            <Button
              tone="primary"
              text="Show this date"
              disabled={moment === null}
              onClick={() => onShow(`${day}T${time}`, zone)}
            />
            {date && <Button mode="bleed" text="Back to now" onClick={onNow} />}
          </Stack>
        </Card>
      </Flex>
    </Card>
  )
}

/** Changes that the site makes by itself, according to the drafts. Read each time the calendar opens; empty until then, and on failure. */
function useChanges(): Change[] {
  const client = useSiteClient()
  const load = async () => {
    const now = Date.now()
    const params = { now: new Date(now).toISOString() }
    return toChanges(await client.fetch(SHOWN_QUERY, params, { perspective: 'drafts', tag: 'preview' }), now)
  }
  const onError = (error: unknown) => console.warn('The calendar has no marks', error)
  return useSWR('changes of the site', load, { ...ONCE, dedupingInterval: 0, onError }).data ?? []
}
