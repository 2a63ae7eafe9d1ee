import { Box, Card, Text } from '@sanity/ui'
import type { ComponentProps, ReactNode } from 'react'
import { FORM_LABELS } from '@/lib/requests/labels'
import type { RequestRow } from '@/lib/requests/requests'
import { phoneWords } from '@/lib/words/phone'
import { Muted, OnlyHeard } from '@/studio/ui/layout'
import { dayWords, isNew, timeWords } from '../days'
import { MarkPill, NewTile, StatePill } from '../pills'
import { nameWords } from '../words'

/** The cells of a row, with their headings. */
export const COLUMNS = {
  new: 'New',
  name: 'Name',
  masjid: 'Masjid and place',
  phone: 'Phone',
  form: 'Form',
  received: 'Received',
  state: 'State',
}

type RowProps = {
  row: RequestRow
  index: number
  isChosen: boolean
  /** True for the list's only tab stop. */
  isCurrent: boolean
  now: Date
  onOpen: (index: number) => void
}

export function Row({ row, index, isChosen, isCurrent, now, onOpen }: RowProps) {
  return (
    <Card
      role="row"
      className="requests-row"
      borderBottom
      selected={isChosen}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      data-index={index}
      onClick={() => onOpen(index)}
    >
      {Object.entries(cellsOf(row, now)).map(([name, cell]) => (
        <Box key={name} role="gridcell" data-cell={name}>
          {cell}
        </Box>
      ))}
    </Card>
  )
}

function cellsOf(row: RequestRow, now: Date): Record<keyof typeof COLUMNS, ReactNode> {
  const isFresh = isNew(row.receivedAt, now)
  const [place, region] = row.masjid ? [row.masjid, row.location] : [row.location, '']
  return {
    new: isFresh && (
      <>
        <NewTile />
        <OnlyHeard>New.</OnlyHeard>
      </>
    ),
    name: (
      <>
        <Line as="b" weight={isFresh ? 'bold' : 'semibold'}>
          {nameWords(row.name)}
        </Line>
        <Line muted>{row.email}</Line>
      </>
    ),
    masjid: (
      <>
        <Line>{place || <NotGiven />}</Line>
        {region && <Line muted>{region}</Line>}
      </>
    ),
    phone: <Line>{row.phone ? phoneWords(row.phone) : <NotGiven />}</Line>,
    form: <Line>{FORM_LABELS[row.form]}</Line>,
    received: (
      <>
        <Text size={1}>{dayWords(row.receivedAt, now)} </Text>
        {isFresh && <Muted>{timeWords(row.receivedAt)}</Muted>}
      </>
    ),
    state: (
      <>
        <StatePill state={row.state} />
        <Marks row={row} />
      </>
    ),
  }
}

function Line(props: ComponentProps<typeof Text>) {
  return <Text size={1} dir="auto" textOverflow="ellipsis" {...props} />
}

/** The first mark and the number of others, without the honeypot of a held request: its state already says so. */
function Marks({ row: { marks, state } }: { row: RequestRow }) {
  const [first, ...more] = marks.filter(mark => state !== 'held' || mark !== 'honeypot filled')
  if (!first) return null
  return (
    <>
      <MarkPill mark={first} />
      {more.length > 0 && <OnlyHeard>and {more.length} more</OnlyHeard>}
    </>
  )
}

function NotGiven() {
  return (
    <>
      <span aria-hidden>–</span>
      <OnlyHeard>Not given</OnlyHeard>
    </>
  )
}
