import { memo } from 'react'
import { styled } from 'styled-components'
import { phoneWords } from '@/lib/phone'
import { FORM_LABELS } from '@/lib/requests/labels'
import type { RequestRow } from '@/lib/requests/requests'
import { chosenRow } from '@/studio/ui/chosen-row'
import { OnlyHeard, onlyHeard } from '@/studio/ui/layout'
import { PHONE, TABLET } from '@/studio/ui/palette'
import { cutOff, Kite, secondLine } from '@/studio/ui/text'
import { dayWords, isNew, timeWords } from '../days'
import { MarkPill, StatePill } from '../ui/pill'
import { nameWords } from '../words'
import { rowLayout } from './row-layout'

type RowProps = {
  row: RequestRow
  index: number
  height: number
  isChosen: boolean
  /** True for the list's only tab stop. */
  isCurrent: boolean
  /** ISO 8601: decides which rows are new, and which day is called today. */
  today: string
  onOpen: (index: number) => void
}

export const Row = memo(function Row({ row, index, height, isChosen, isCurrent, today, onOpen }: RowProps) {
  const now = new Date(today)
  const isFresh = isNew(row.receivedAt, now)
  const day = dayWords(row.receivedAt, now)
  return (
    <Line
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      data-index={index}
      style={{ top: index * height, height }}
      onClick={() => onOpen(index)}
    >
      <Cell data-cell="new">
        {isFresh && (
          <>
            <Kite title="New since yesterday" />
            <OnlyHeard>New.</OnlyHeard>
          </>
        )}
      </Cell>
      <Cell data-cell="name">
        <Name $isFresh={isFresh}>{nameWords(row.name)}</Name>
        <Second>{row.email}</Second>
      </Cell>
      <Cell data-cell="masjid">
        {row.masjid || row.location ? (
          <>
            <First>{row.masjid || row.location}</First>
            {row.masjid && <Second>{row.location}</Second>}
          </>
        ) : (
          <NotAsked />
        )}
      </Cell>
      <Phone data-cell="phone">{row.phone ? phoneWords(row.phone) : <NotAsked />}</Phone>
      <Cell data-cell="form">{FORM_LABELS[row.form]}</Cell>
      <Received data-cell="received">
        <span>{day} </span>
        {isFresh && <Second>{timeWords(row.receivedAt)}</Second>}
      </Received>
      <State data-cell="state">
        <StatePill state={row.state} />
        <Marks row={row} />
      </State>
    </Line>
  )
})

/** The first mark and the number of others, without the honeypot of a held request: its state already says so. */
function Marks({ row: { marks, state } }: { row: RequestRow }) {
  const [first, ...more] = marks.filter(mark => state !== 'held' || mark !== 'honeypot filled')
  if (!first) return null
  return (
    <span>
      <MarkPill mark={first} isSmall />
      {more.length > 0 && <OnlyHeard>and {more.length} more</OnlyHeard>}
    </span>
  )
}

function NotAsked() {
  return (
    <>
      <Nothing aria-hidden>–</Nothing>
      <OnlyHeard>Not given</OnlyHeard>
    </>
  )
}

const Cell = styled.span.attrs({ role: 'gridcell' })``

const Line = styled.div.attrs({ role: 'row' })`
  ${rowLayout}
  position: absolute;
  right: 0;
  left: 0;
  border-bottom: 1px solid var(--rule);
  cursor: pointer;
  ${chosenRow("[aria-selected='true']")}
`

const Name = styled.b<{ $isFresh: boolean }>`
  ${cutOff}
  display: block;
  color: var(--head);
  font-weight: ${({ $isFresh }) => ($isFresh ? 700 : 620)};

  ${PHONE} {
    font-size: 16px;
  }
`

const First = styled.span`
  ${cutOff}
  display: block;
  font-weight: 520;
`

const Second = styled.span`
  ${secondLine}
`

const Phone = styled(Cell)`
  ${cutOff}
`

const Nothing = styled.span`
  color: var(--muted);
`

const Received = styled(Cell)`
  line-height: 19px;

  ${PHONE} {
    color: var(--muted);
    font-size: 13px;
    line-height: 18px;

    ${Second} {
      display: inline;
    }
  }
`

const State = styled(Cell)`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: 3px;

  > span {
    max-width: 100%;
  }

  ${PHONE} {
    align-items: end;
  }

  ${TABLET} {
    [data-open='true'] & {
      @media (min-width: 701px) {
        [data-state],
        [data-mark] {
          justify-content: center;
          width: 28px;
          padding: 0;
          box-sizing: border-box;

          > span {
            ${onlyHeard}
          }
        }

        [data-state] {
          height: 28px;
        }

        &:has([data-mark]) [data-state] {
          height: 24px;
        }
      }
    }
  }
`
