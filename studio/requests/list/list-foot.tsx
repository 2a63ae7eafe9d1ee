import { Button, Card, Flex, KBD, Text } from '@sanity/ui'
import { formatCount } from '@/lib/words/format'

type ListFootProps = {
  /** The first and last row of the page, counted from 1. */
  first: number
  last: number
  total: number
  /** Goes to the page with a row, of which the index counts from 0. */
  onGo: (index: number) => void
  onKeys: () => void
}

const KEYS: [keys: string[], does: string][] = [
  [['↑', '↓'], 'move'],
  [['↵'], 'open'],
  [['Esc'], 'close'],
]

/** Which rows the page has, the pages beside it, and the keys that move through them. */
export function ListFoot({ first, last, total, onGo, onKeys }: ListFootProps) {
  return (
    <Card borderTop paddingX={[3, 3, 4]} paddingY={1} flex="none">
      <Flex align="center" gap={4} style={{ minHeight: 36 }}>
        <Text size={1} muted data-testid="requests-shown">
          {total > 0 && `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`}
        </Text>
        <Flex flex={1} gap={1}>
          {first > 1 && <Button mode="bleed" padding={2} text="Newer" onClick={() => onGo(first - 2)} />}
          {last < total && <Button mode="bleed" padding={2} text="Older" onClick={() => onGo(last)} />}
        </Flex>
        <div className="requests-wide">
          <Flex align="center" gap={4}>
            {KEYS.map(([keys, does]) => (
              <Flex key={does} align="center" gap={1}>
                {keys.map(key => (
                  <KBD key={key}>{key}</KBD>
                ))}
                <Text size={1} muted>
                  {does}
                </Text>
              </Flex>
            ))}
            <Flex align="center">
              <KBD>?</KBD>
              <Button mode="bleed" padding={2} text="all keys" onClick={onKeys} />
            </Flex>
          </Flex>
        </div>
      </Flex>
    </Card>
  )
}
