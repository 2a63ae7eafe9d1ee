import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { Strong } from '@/studio/ui/layout'

type Problem = {
  /** Titles on the way to the field; empty for the whole document. */
  place: string
  message: string
  /** Leads to the field. */
  button?: ReactNode
}

export function ProblemList({ problems }: { problems: Problem[] }) {
  return (
    <Stack as="ul" gap={2} style={{ listStyle: 'none' }}>
      {problems.map(({ place, message, button }) => (
        <Card as="li" key={`${place} ${message}`} tone="caution" border radius={2} padding={3}>
          <Stack gap={3}>
            {place && <Strong>{place}</Strong>}
            <Text size={1}>{message}</Text>
            {button && <Flex>{button}</Flex>}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
