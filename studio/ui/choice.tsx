import { Flex, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

/** A radio button or a checkbox with its words. */
export function Choice({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Flex as="label" gap={2} align="center">
      {children}
      <Text>{words}</Text>
    </Flex>
  )
}
