import { Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { Rosette } from './rosette'

type EmptyStateProps = {
  title: string
  children: ReactNode
  actions?: ReactNode
  /** How many petals of the rosette are lit: ten when all is done. Null leaves it out. */
  petals?: number | null
}

/** Shown where there is nothing to list: says why, and what to do. */
export function EmptyState({ title, children, actions, petals = 0 }: EmptyStateProps) {
  return (
    <Flex flex={1} direction="column" align="center" justify="center" gap={5} padding={5} overflow="auto">
      <Container width={0} role="status" style={{ overflowWrap: 'anywhere' }}>
        <Stack gap={4}>
          {petals !== null && (
            <Flex justify="center">
              <Rosette size={92} full={petals} />
            </Flex>
          )}
          <Heading as="h2" align="center" size={2}>
            {title}
          </Heading>
          <Text as="p" align="center" muted size={2}>
            {children}
          </Text>
        </Stack>
      </Container>
      {actions && (
        <Flex gap={2} wrap="wrap" justify="center">
          {actions}
        </Flex>
      )}
    </Flex>
  )
}
