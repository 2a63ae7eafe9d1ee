import { CalendarIcon } from '@sanity/icons/Calendar'
import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { Button } from '@sanity/ui'
import { useEffect, useId, useRef, useState } from 'react'
import useSWR from 'swr'
import { whenWords } from '@/lib/dates'
import type { PreviewDate } from '@/lib/preview-date'
import { staffZone } from '@/lib/staff-zone'
import { isTimeZone, TIME_ZONE_CHOICES, type TimeZone } from '@/lib/time-zones'
import { clockAt, momentOf } from '@/lib/zoned-time'
import { ONCE } from '@/studio/ui/once'
import { Kite } from '@/studio/ui/text'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { CHANGES_QUERY, type Change, changesBetween, daysOfChange, nameChange, toChanges } from './changes'
import { MonthGrid } from './month-grid'
import { Aside, Changes, Field, Panel } from './picker-parts'

/** Pixels between the button and its panel, and between the panel and the edge of the window. */
const GAP = 6
const MARGIN = 8

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
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Date of the preview"
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
      </Panel>
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
    <>
      <MonthGrid day={day} today={clockAt(now, zone).day} marked={daysOfChange(changes, zone)} onChoose={setDay} />
      <Aside>
        <Field>
          Time
          <input type="time" value={time} onChange={({ currentTarget }) => setTime(currentTarget.value)} />
        </Field>
        <Field>
          Time zone
          <select
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
          </select>
        </Field>
        {moment !== null && moment >= now && (
          <Changes aria-live="polite">
            <h3>What changes by then</h3>
            {coming.length === 0 && <p>Nothing changes by then.</p>}
            <ul>
              {coming.map(change => (
                <li key={`${change.moment} ${change.words}`}>
                  <Kite aria-hidden />
                  {nameChange(change, zone)}
                </li>
              ))}
            </ul>
          </Changes>
        )}
        <Button
          tone="primary"
          text="Show this date"
          disabled={moment === null}
          onClick={() => onShow(`${day}T${time}`, zone)}
        />
        {date && <Button mode="bleed" text="Back to now" onClick={onNow} />}
      </Aside>
    </>
  )
}

/** Changes that the site makes by itself, according to the drafts. Read each time the calendar opens; empty until then, and on failure. */
function useChanges(): Change[] {
  const client = useSiteClient()
  const load = async () =>
    toChanges(await client.fetch(CHANGES_QUERY, {}, { perspective: 'drafts', tag: 'preview' }), Date.now())
  const onError = (error: unknown) => console.warn('The calendar has no marks', error)
  return useSWR('changes of the site', load, { ...ONCE, dedupingInterval: 0, onError }).data ?? []
}
