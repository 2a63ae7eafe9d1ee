import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { Box, Button, Card, Text, useMatchMedia } from '@sanity/ui'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { formatCount } from '@/lib/format'
import { OnlyHeard } from '@/studio/ui/layout'
import { PHONE_QUERY } from '@/studio/ui/palette'
import { type List, rowAt } from './list'
import { ListFoot } from './list-foot'
import { COLUMNS, Row } from './row'

const ROW_HEIGHT = 56
const PHONE_ROW_HEIGHT = 80
/** Rows rendered beyond the visible ones, so that scrolling shows no gaps. */
const SPARE_ROWS = 8

export type GridHandle = {
  /** Scrolls to a row and makes it the current one. */
  reveal: (index: number, withFocus: boolean) => void
  pageRows: () => number
}

type GridProps = {
  list: List
  isStale: boolean
  chosenId: string | null
  current: number
  today: string
  handle: Ref<GridHandle>
  onShow: (first: number) => void
  onOpen: (index: number) => void
  onCurrent: (index: number) => void
  onNewer: () => void
  onKeys: () => void
}

/** The rows of a list, rendered as they scroll into view. The tool handles the keys. */
export function Grid({ list, isStale, chosenId, current, today, handle, ...on }: GridProps) {
  const height = useMatchMedia(PHONE_QUERY) ? PHONE_ROW_HEIGHT : ROW_HEIGHT
  const port = useRef<HTMLDivElement>(null)
  const focusNext = useRef<number | null>(null)
  const [, redraw] = useState(0)
  const rows = useVirtualizer({
    count: list.total,
    getScrollElement: () => port.current,
    estimateSize: () => height,
    overscan: SPARE_ROWS,
    // The current row is the list's tab stop and may have the focus.
    rangeExtractor: range =>
      [...new Set([...defaultRangeExtractor(range), current])].filter(index => index < range.count),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows have another height on a phone
  useLayoutEffect(() => rows.measure(), [height])

  const first = rows.range?.startIndex ?? 0
  const { onShow } = on
  useEffect(() => onShow(first), [onShow, first])

  const isAtTop = (rows.scrollOffset ?? 0) === 0
  const onArrival = useEffectEvent(() => {
    const isReading = !isAtTop || chosenId !== null || port.current?.contains(document.activeElement)
    if (list.newer > 0 && !isReading) on.onNewer()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: new requests show by themselves only to somebody who reads no others
  useEffect(() => onArrival(), [list.newer, isAtTop])

  useLayoutEffect(() => {
    const index = focusNext.current
    const row = index === null ? null : port.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    if (!row) return
    focusNext.current = null
    row.focus({ preventScroll: true })
  })

  const reveal = (index: number, withFocus: boolean) => {
    rows.scrollToIndex(index, { align: 'auto' })
    if (withFocus) focusNext.current = index
    on.onCurrent(index)
    redraw(count => count + 1)
  }
  const seen = rows.scrollRect?.height ?? 0
  const pageRows = () => Math.max(1, Math.floor(seen / height) - 1)
  useImperativeHandle(handle, () => ({ reveal, pageRows }))

  const showNewer = () => {
    on.onNewer()
    reveal(0, true)
  }
  return (
    <>
      <Box className="requests-frame">
        <Box
          className="requests-grid"
          role="grid"
          aria-label="Requests"
          aria-rowcount={list.total + 1}
          aria-busy={isStale}
        >
          <Card className="requests-head" role="rowgroup" tone="transparent" borderBottom>
            <Box role="row" aria-rowindex={1} className="requests-row">
              {Object.entries(COLUMNS).map(([name, title]) => (
                <Text size={1} key={name} role="columnheader" data-cell={name} weight="medium" muted>
                  {name === 'new' ? <OnlyHeard>{title}</OnlyHeard> : title}
                </Text>
              ))}
            </Box>
          </Card>
          <Box ref={port} className="requests-port" role="rowgroup" tabIndex={-1}>
            <Box role="none" style={{ position: 'relative', height: rows.getTotalSize() }}>
              {rows.getVirtualItems().map(({ index, start }) => {
                const row = rowAt(list, index)
                if (!row) return null
                return (
                  <Row
                    key={index}
                    {...{ row, index, height, today }}
                    top={start}
                    isChosen={row.id === chosenId}
                    isCurrent={index === current}
                    onOpen={on.onOpen}
                  />
                )
              })}
            </Box>
          </Box>
        </Box>
        <Box role="status" className="requests-arrivals">
          {list.newer > 0 && (
            <Button tone="primary" icon={ArrowUpIcon} text={newWords(list.newer)} onClick={showNewer} />
          )}
        </Box>
      </Box>
      <ListFoot
        total={list.total}
        first={Math.min(list.total, Math.floor((rows.scrollOffset ?? 0) / height) + 1)}
        last={Math.min(list.total, Math.max(1, Math.floor(((rows.scrollOffset ?? 0) + seen) / height)))}
        onKeys={on.onKeys}
      />
    </>
  )
}

function newWords(count: number): string {
  return count === 1 ? '1 new request' : `${formatCount(count)} new requests`
}
