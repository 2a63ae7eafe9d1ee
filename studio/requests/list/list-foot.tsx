import { Box, Button, Card, Flex, KBD, Text } from '@sanity/ui'
import { formatCount } from '@/lib/format'

type ListFootProps = {
  /** The first and last row that are mostly visible, counted from 1. */
  first: number
  last: number
  total: number
  onKeys: () => void
}

const KEYS: [keys: string[], does: string][] = [
  [['↑', '↓'], 'move'],
  [['↵'], 'open'],
  [['Esc'], 'close'],
]

/** Which rows are visible, and the keys that move through them. */
export function ListFoot({ first, last, total, onKeys }: ListFootProps) {
  return (
    <Card borderTop paddingX={[3, 3, 4]} paddingY={1} flex="none">
      <Flex align="center" gap={4} style={{ minHeight: 36 }}>
        <Box flex={1}>
          <Text size={1} muted data-testid="requests-shown">
            {total > 0 && `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`}
          </Text>
        </Box>
        <div className="requests-keys">
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
