import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import {
  type CSSProperties,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { formatCount } from '@/lib/words/format'
import { OnlyHeard } from '@/studio/ui/layout'
import type { List } from './list'
import { ListFoot } from './list-foot'
import { COLUMNS, Row } from './row'

export type GridHandle = {
  /** Goes to a row, on another page if need be, and makes it the current one. */
  reveal: (index: number, withFocus: boolean) => void
}

type GridProps = {
  list: List
  isStale: boolean
  chosenId: string | null
  current: number
  today: string
  handle: Ref<GridHandle>
  /** Loads the page with a row. */
  onShow: (index: number) => void
  onOpen: (index: number) => void
  onCurrent: (index: number) => void
  onNewer: () => void
  onKeys: () => void
}

/** The rows of a page. The tool handles the keys. */
export function Grid({ list, isStale, chosenId, current, today, handle, ...on }: GridProps) {
  const { rows, offset, total } = list
  const port = useRef<HTMLDivElement>(null)
  const next = useRef<{ index: number; withFocus: boolean } | null>(null)
  const [, redraw] = useState(0)

  const onArrival = useEffectEvent(() => {
    const isAtTop = offset === 0 && port.current?.scrollTop === 0
    const isReading = !isAtTop || chosenId !== null || port.current?.contains(document.activeElement)
    if (list.newer > 0 && !isReading) on.onNewer()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: new requests show by themselves only to somebody who reads no others
  useEffect(() => onArrival(), [list.newer])

  useLayoutEffect(() => {
    const row = next.current && port.current?.querySelector<HTMLElement>(`[data-index="${next.current.index}"]`)
    if (!row) return
    row.scrollIntoView({ block: 'nearest' })
    if (next.current?.withFocus) row.focus({ preventScroll: true })
    next.current = null
  })

  const reveal = (index: number, withFocus: boolean) => {
    next.current = { index, withFocus }
    on.onShow(index)
    on.onCurrent(index)
    redraw(count => count + 1)
  }
  useImperativeHandle(handle, () => ({ reveal }))
  const showNewer = () => {
    on.onNewer()
    reveal(0, true)
  }
  // The list's tab stop is on the page that shows.
  const stop = current >= offset && current < offset + rows.length ? current : offset

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
          aria-busy={isStale}
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
            {rows.map((row, at) => (
              <Row
                key={row.id}
                {...{ row, today }}
                index={offset + at}
                isChosen={row.id === chosenId}
                isCurrent={offset + at === stop}
                onOpen={on.onOpen}
              />
            ))}
          </Box>
        </Flex>
        <Flex role="status" justify="center" style={ARRIVALS}>
          {list.newer > 0 && (
            <Button tone="primary" icon={ArrowUpIcon} text={newWords(list.newer)} onClick={showNewer} />
          )}
        </Flex>
      </Flex>
      <ListFoot
        total={total}
        first={offset + 1}
        last={offset + rows.length}
        onGo={index => reveal(index, false)}
        onKeys={on.onKeys}
      />
    </>
  )
}

const FRAME: CSSProperties = { position: 'relative', minHeight: 0 }
const PORT: CSSProperties = { minHeight: 0, overflowAnchor: 'none', outline: 'none' }
/** As high as its button, and no wider: the rows beside it can be pressed. */
const ARRIVALS: CSSProperties = {
  position: 'absolute',
  top: 48,
  insetInline: 0,
  width: 'fit-content',
  margin: '0 auto',
}

function newWords(count: number): string {
  return count === 1 ? '1 new request' : `${formatCount(count)} new requests`
}
