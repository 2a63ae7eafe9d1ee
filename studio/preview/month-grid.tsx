import { ChevronLeftIcon } from '@sanity/icons/ChevronLeft'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Box, Button, Flex, Heading } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Muted } from '@/studio/ui/layout'
import { addMonths, dayAfterKey, monthOf, nameDay, nameMonth, weeksOf } from './calendar'
import { FIRST_DAY, LAST_DAY } from './use-session'

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
    <Box padding={4}>
      <Flex align="center" gap={1} marginBottom={2}>
        <Box flex={1}>
          <Heading as="h2" id={id} size={1} aria-live="polite">
            {nameMonth(month)}
          </Heading>
        </Box>
        <Button mode="bleed" icon={ChevronLeftIcon} aria-label="Month before" onClick={() => turn(-1)} />
        <Button mode="bleed" icon={ChevronRightIcon} aria-label="Month after" onClick={() => turn(1)} />
      </Flex>
      <table ref={grid} aria-labelledby={id} onKeyDown={handleKey} style={{ width: '100%' }}>
        <thead>
          <tr>
            {WEEKDAYS.map(name => (
              <th key={name} scope="col" abbr={name}>
                <Muted>{name.slice(0, 2)}</Muted>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map(week => (
            <tr key={week.find(each => each !== null)}>
              {week.map((each, weekday) => (
                <td key={WEEKDAYS[weekday]} style={{ position: 'relative', textAlign: 'center' }}>
                  {each && (
                    <Button
                      mode={each === day ? 'default' : each === today ? 'ghost' : 'bleed'}
                      text={Number(each.slice(8))}
                      tabIndex={each === (isShown ? day : `${month}-01`) ? 0 : -1}
                      aria-pressed={each === day}
                      aria-label={`${nameDay(each)}${each === today ? ', today' : ''}${marked.has(each) ? ', something changes' : ''}`}
                      data-today={each === today}
                      onClick={() => choose(each)}
                    />
                  )}
                  {each && marked.has(each) && <i className="tile" style={MARK} aria-hidden />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

const MARK = {
  position: 'absolute',
  bottom: 2,
  left: 'calc(50% - 3px)',
  width: 6,
  height: 8,
  pointerEvents: 'none',
} as const
