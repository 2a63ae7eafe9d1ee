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
