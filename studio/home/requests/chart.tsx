import { Flex, Stack, Text } from '@sanity/ui'
import { dateWords } from '@/lib/time/dates'
import { staffZone } from '@/lib/time/staff-zone'
import { midnight } from '@/studio/requests/days'
import { chartWords, tilesOf } from './tiles'

export function Chart({ days, now }: { days: number[]; now: Date }) {
  return (
    <Stack gap={3} padding={4}>
      <Flex role="img" aria-label={chartWords(days)} align="flex-end" gap={1} style={{ minHeight: 86 }}>
        {tilesOf(days).map(({ tiles, more, isNew }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place
          <Flex key={index} flex={1} direction="column-reverse" align="center" style={{ gap: 2 }}>
            {tiles === 0 && <i className="tile" data-tile="off" />}
            {Array.from({ length: tiles }, (_, tile) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the tiles of a day are all alike
              <i key={tile} className="tile" data-tile={isNew ? 'next' : 'on'} />
            ))}
            {more > 0 && (
              <Text size={0} muted>
                +{more}
              </Text>
            )}
          </Flex>
        ))}
      </Flex>
      <Flex justify="space-between">
        {[dateWords(midnight(now, days.length - 1), now, staffZone()), 'One tile, one request', 'Today'].map(words => (
          <Text key={words} size={0} muted>
            {words}
          </Text>
        ))}
      </Flex>
    </Stack>
  )
}
