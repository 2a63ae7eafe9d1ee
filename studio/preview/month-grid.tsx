import { ChevronLeftIcon } from '@sanity/icons/ChevronLeft'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Button } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Kite } from '@/studio/ui/text'
import { addMonths, dayAfterKey, monthOf, nameDay, nameMonth, weeksOf } from './calendar'
import { Month } from './picker-parts'
import { FIRST_DAY, LAST_DAY } from './session'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type MonthGridProps = {
  day: string
  today: string
  /** Days on which the site changes by itself. */
  marked: ReadonlySet<string>
  onChoose: (day: string) => void
}

/** Shows one month. The arrow keys move from day to day, Page Up and Page Down from month to month. */
export function MonthGrid({ day, today, marked, onChoose }: MonthGridProps) {
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [month, setMonth] = useState(monthOf(day))
  const isShown = monthOf(day) === month

  // The dialog opens with the focus on the chosen day.
  useEffect(() => grid.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(), [])

  function choose(next: string) {
    if (next < FIRST_DAY || next > LAST_DAY) return
    setMonth(monthOf(next))
    onChoose(next)
  }

  function handleKey(event: KeyboardEvent) {
    const next = dayAfterKey(isShown ? day : `${month}-01`, event.key, event.shiftKey)
    if (next === null) return
    event.preventDefault()
    choose(next)
    // The day may be in another month, which has to render first.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus())
  }

  const turn = (count: number) => setMonth(monthOf(addMonths(`${month}-01`, count)))

  return (
    <Month>
      <header>
        <h2 id={id} aria-live="polite">
          {nameMonth(month)}
        </h2>
        <Button mode="bleed" icon={ChevronLeftIcon} aria-label="Month before" onClick={() => turn(-1)} />
        <Button mode="bleed" icon={ChevronRightIcon} aria-label="Month after" onClick={() => turn(1)} />
      </header>
      <table ref={grid} aria-labelledby={id} onKeyDown={handleKey}>
        <thead>
          <tr>
            {WEEKDAYS.map(name => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map(week => (
            <tr key={week.find(each => each !== null)}>
              {week.map((each, weekday) => (
                <td key={WEEKDAYS[weekday]}>
                  {each && (
                    <button
                      type="button"
                      tabIndex={each === (isShown ? day : `${month}-01`) ? 0 : -1}
                      aria-pressed={each === day}
                      aria-label={`${nameDay(each)}${each === today ? ', today' : ''}${marked.has(each) ? ', something changes' : ''}`}
                      data-today={each === today}
                      onClick={() => choose(each)}
                    >
                      {Number(each.slice(8))}
                      {marked.has(each) && <Kite aria-hidden />}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Month>
  )
}
