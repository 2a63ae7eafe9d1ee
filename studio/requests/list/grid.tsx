import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { FORM_LABELS } from '@/lib/forms/request-labels'
import type { RequestRow } from '@/lib/forms/requests'
import { countOf, formatCount } from '@/lib/words/format'
import { Muted, OnlyHeard } from '@/studio/ui/layout'
import { phoneWords } from '../contacts'
import { dayWords, isNew, timeWords } from '../days'
import { MarkPill, NewTile, StatePill } from '../pills'
import type { Tool } from '../use-tool'
import { nameWords } from '../words'
import type { List } from './use-list'

/** The cells of a row, with their headings. */
const COLUMNS = {
  new: 'New',
  name: 'Name',
  masjid: 'Masjid and place',
  phone: 'Phone',
  form: 'Form',
  received: 'Received',
  state: 'State',
}

/** The rows of a page. The tool handles the keys. */
export function Grid({ tool, list }: { tool: Tool; list: List }) {
  const { view, inView, current, now, seek, openAt } = tool
  const { rows, offset, total, newer } = list
  const port = useRef<HTMLDivElement>(null)

  const onArrival = useEffectEvent(() => {
    const isAtTop = offset === 0 && port.current?.scrollTop === 0
    const isReading = !isAtTop || view.id !== null || port.current?.contains(document.activeElement)
    if (newer > 0 && !isReading) inView.reopen()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: new requests show by themselves only to somebody who reads no others
  useEffect(() => onArrival(), [newer])

  const showNewer = () => {
    inView.reopen()
    seek({ index: 0, withFocus: true })
  }
  // The list's tab stop is on the page that shows.
  const end = offset + rows.length
  const stop = current >= offset && current < end ? current : offset

  return (
    <>
      <Flex direction="column" flex={1} style={FRAME}>
        <Flex
          direction="column"
          flex={1}
          style={FRAME}
          role="grid"
          aria-label="Requests"
          aria-rowcount={total + 1}
          aria-busy={inView.isOpening}
        >
          <Card className="requests-wide" role="rowgroup" tone="transparent" borderBottom>
            <Box role="row" aria-rowindex={1} className="requests-row">
              {Object.entries(COLUMNS).map(([name, title]) => (
                <Text size={1} key={name} role="columnheader" data-cell={name} weight="medium" muted>
                  {name === 'new' ? <OnlyHeard>{title}</OnlyHeard> : title}
                </Text>
              ))}
            </Box>
          </Card>
          <Box ref={port} flex={1} overflow="auto" style={PORT} role="rowgroup" tabIndex={-1}>
            {rows.map((row, at) => {
              const index = offset + at
              return (
                <Card
                  key={row.id}
                  role="row"
                  className="requests-row"
                  borderBottom
                  selected={row.id === view.id}
                  aria-rowindex={index + 2}
                  aria-selected={row.id === view.id}
                  tabIndex={index === stop ? 0 : -1}
                  data-index={index}
                  onClick={() => openAt(index)}
                >
                  <Cells row={row} now={now} />
                </Card>
              )
            })}
          </Box>
        </Flex>
        <Flex role="status" justify="center" style={ARRIVALS}>
          {newer > 0 && (
            <Button tone="primary" icon={ArrowUpIcon} text={countOf(newer, 'new request')} onClick={showNewer} />
          )}
        </Flex>
      </Flex>
      <Card borderTop paddingX={[3, 3, 4]} paddingY={1} flex="none">
        <Flex align="center" gap={4} style={{ minHeight: 36 }}>
          <Text size={1} muted data-testid="requests-shown">
            {`${formatCount(offset + 1)}–${formatCount(end)} of ${formatCount(total)}`}
          </Text>
          <Flex flex={1} gap={1}>
            {offset > 0 && <Button mode="bleed" padding={2} text="Newer" onClick={() => seek({ index: offset - 1 })} />}
            {end < total && <Button mode="bleed" padding={2} text="Older" onClick={() => seek({ index: end })} />}
          </Flex>
          <Muted className="requests-wide">↑ ↓ move, ↵ open, Esc close, / search, C copy all</Muted>
        </Flex>
      </Card>
    </>
  )
}

const FRAME: CSSProperties = { position: 'relative', minHeight: 0 }
const PORT: CSSProperties = { minHeight: 0, overflowAnchor: 'none', outline: 'none' }
/** As high as its button, and no wider: the rows beside it can be pressed. */
const ARRIVALS: CSSProperties = {
  ...{ position: 'absolute', top: 48, insetInline: 0, width: 'fit-content', margin: '0 auto' },
}

export function Cells({ row, now }: { row: RequestRow; now: Date }) {
  const isFresh = isNew(row.receivedAt, now)
  const [place, region] = row.masjid ? [row.masjid, row.location] : [row.location, '']
  const cells: Record<keyof typeof COLUMNS, ReactNode> = {
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
  return Object.entries(cells).map(([name, cell]) => (
    <Box key={name} role="gridcell" data-cell={name}>
      {cell}
    </Box>
  ))
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
