import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { OnlyHeard } from '@/studio/ui/layout'
import { PHONE, TABLET } from '@/studio/ui/palette'
import { usePhone } from '../ui/screen'
import { NewRequestsButton, useArrivals } from './arrivals'
import type { List } from './list'
import { ListFoot } from './list-foot'
import { Row } from './row'
import { PHONE_ROW_HEIGHT, ROW_HEIGHT, rowLayout } from './row-layout'
import { countedRows, rowsToDraw, scrollToShow, usePort, visibleRows } from './visible-rows'

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
  onShow: (first: number, last: number) => void
  onOpen: (index: number) => void
  onCurrent: (index: number) => void
  onKeys: () => void
}

/** The rows of a list, rendered as they scroll into view. The tool handles the keys. */
export function Grid({
  list,
  isStale,
  chosenId,
  current,
  today,
  handle,
  onShow,
  onOpen,
  onCurrent,
  onKeys,
}: GridProps) {
  const height = usePhone() ? PHONE_ROW_HEIGHT : ROW_HEIGHT
  const port = useRef<HTMLDivElement>(null)
  const size = usePort(port, height / 2)
  const visible = visibleRows(size, height, list.total)
  const focusNext = useRef<number | null>(null)
  const [, redraw] = useState(0)

  useEffect(() => onShow(visible.first, visible.last), [onShow, visible.first, visible.last])

  const unseen = useArrivals({
    ...{ port, rowHeight: height, scrollTop: size.scrollTop },
    arrived: list.arrived,
    hasChosen: chosenId !== null,
  })

  useLayoutEffect(() => {
    const index = focusNext.current
    const row = index === null ? null : port.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    if (!row) return
    focusNext.current = null
    row.focus({ preventScroll: true })
  })

  useImperativeHandle(handle, () => ({
    reveal: (index, withFocus) => {
      const element = port.current
      if (!element) return
      element.scrollTop = scrollToShow(index, { scrollTop: element.scrollTop, height: element.clientHeight }, height)
      if (withFocus) focusNext.current = index
      onCurrent(index)
      redraw(count => count + 1)
    },
    pageRows: () => Math.max(1, Math.floor((port.current?.clientHeight ?? height) / height) - 1),
  }))

  const toTop = () => {
    if (!port.current) return
    port.current.scrollTop = 0
    focusNext.current = 0
    onCurrent(0)
  }

  return (
    <>
      <Table>
        <Rows role="grid" aria-label="Requests" aria-rowcount={list.total + 1} aria-busy={isStale}>
          <Heads role="rowgroup">
            <HeadLine role="row" aria-rowindex={1}>
              <HeadCell data-cell="new">
                <OnlyHeard>New</OnlyHeard>
              </HeadCell>
              <HeadCell data-cell="name">Name</HeadCell>
              <HeadCell data-cell="masjid">Masjid and place</HeadCell>
              <HeadCell data-cell="phone">Phone</HeadCell>
              <HeadCell data-cell="form">Form</HeadCell>
              <HeadCell data-cell="received">Received</HeadCell>
              <HeadCell data-cell="state">State</HeadCell>
            </HeadLine>
          </Heads>
          <Port ref={port} role="rowgroup" tabIndex={-1}>
            <div role="none" style={{ position: 'relative', height: list.total * height }}>
              {rowsToDraw(visible, list.total, current).map(index => {
                const row = list.rows.get(index)
                if (!row) return null
                return (
                  <Row
                    key={row.id}
                    row={row}
                    index={index}
                    height={height}
                    isChosen={row.id === chosenId}
                    isCurrent={index === current}
                    today={today}
                    onOpen={onOpen}
                  />
                )
              })}
            </div>
          </Port>
        </Rows>
        <NewRequestsButton count={unseen} onPress={toTop} />
      </Table>
      <ListFoot shown={countedRows(size, height, list.total)} total={list.total} onKeys={onKeys} />
    </>
  )
}

const Table = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`

const Rows = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`

const HeadCell = styled.span.attrs({ role: 'columnheader' })``

const Heads = styled.div`
  flex: none;
  border-block: 1px solid var(--rule);
  background: var(--sunk);

  ${PHONE} {
    display: none;
  }
`

const HeadLine = styled.div`
  ${rowLayout}
  height: 36px;
  color: var(--head-quiet);
  font-size: 13px;
  font-weight: 580;

  ${TABLET} {
    [data-open='true'] & [data-cell='state'] {
      font-size: 0;
    }
  }
`

const Port = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;
  outline: none;
`
