import { Box, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { Rosette } from '@/studio/ui/rosette'

const SIZE = 92
const ALL_PETALS = 10

/** For a card that has nothing to list. The rosette is full when all is done, and empty before anything has begun. */
export function Warm({ title, children, isDone }: { title: string; children: ReactNode; isDone: boolean }) {
  return (
    <Flex align="center" gap={4} padding={4}>
      <Rosette size={SIZE} full={isDone ? ALL_PETALS : 0} />
      <Box flex={1}>
        <Stack gap={3}>
          <Heading size={1}>{title}</Heading>
          <Text size={1} muted>
            {children}
          </Text>
        </Stack>
      </Box>
    </Flex>
  )
}
