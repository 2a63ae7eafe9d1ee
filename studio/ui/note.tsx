import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Box, Card, Flex, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

type NoteTone = 'default' | 'positive' | 'caution' | 'critical'

/** For a sentence that staff should not miss. */
export function Note({ tone, children }: { tone: NoteTone; children: ReactNode }) {
  const Icon = tone === 'default' || tone === 'positive' ? InfoOutlineIcon : WarningOutlineIcon
  return (
    <Card tone={tone === 'default' ? 'transparent' : tone} radius={2} padding={3} border>
      <Flex gap={2} style={{ font: 'var(--body-1)' }}>
        <Text>
          <Icon />
        </Text>
        <Box flex={1}>{children}</Box>
      </Flex>
    </Card>
  )
}
