import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react'
import { countOf, formatCount } from '@/lib/words/format'
import { Muted, OnlyHeard } from '@/studio/ui/layout'
import type { Tool } from '../use-tool'
import { COLUMNS, Row } from './row'

/** The rows of a page. The tool handles the keys. */
export function Grid({ tool, list }: { tool: Tool; list: NonNullable<Tool['inView']['list']> }) {
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
            {rows.map((row, at) => (
              <Row
                key={row.id}
                {...{ row, now }}
                index={offset + at}
                isChosen={row.id === view.id}
                isCurrent={offset + at === stop}
                onOpen={openAt}
              />
            ))}
          </Box>
        </Flex>
        <Flex role="status" justify="center" style={ARRIVALS}>
          {newer > 0 && (
            <Button tone="primary" icon={ArrowUpIcon} text={countOf(newer, 'new request')} onClick={showNewer} />
          )}
        </Flex>
      </Flex>
      <Foot total={total} first={offset + 1} last={offset + rows.length} onGo={index => seek({ index })} />
    </>
  )
}

const FRAME: CSSProperties = { position: 'relative', minHeight: 0 }
const PORT: CSSProperties = { minHeight: 0, overflowAnchor: 'none', outline: 'none' }
/** As high as its button, and no wider: the rows beside it can be pressed. */
const ARRIVALS: CSSProperties = {
  ...{ position: 'absolute', top: 48, insetInline: 0, width: 'fit-content', margin: '0 auto' },
}

/** `first` and `last` count from 1. `onGo` gets the index of a row, from 0. */
type FootProps = { first: number; last: number; total: number; onGo: (index: number) => void }

/** Which rows the page has, the pages beside it, and the keys that move through them. */
function Foot({ first, last, total, onGo }: FootProps) {
  return (
    <Card borderTop paddingX={[3, 3, 4]} paddingY={1} flex="none">
      <Flex align="center" gap={4} style={{ minHeight: 36 }}>
        <Text size={1} muted data-testid="requests-shown">
          {`${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`}
        </Text>
        <Flex flex={1} gap={1}>
          {first > 1 && <Button mode="bleed" padding={2} text="Newer" onClick={() => onGo(first - 2)} />}
          {last < total && <Button mode="bleed" padding={2} text="Older" onClick={() => onGo(last)} />}
        </Flex>
        <Muted className="requests-wide">↑ ↓ move, ↵ open, Esc close, / search, C copy all</Muted>
      </Flex>
    </Card>
  )
}
