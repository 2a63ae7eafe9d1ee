import { Card, Flex, Heading, Stack } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

type DetailSectionProps = { title: string; action?: ReactNode; children: ReactNode }

export function DetailSection({ title, action, children }: DetailSectionProps) {
  const id = useId()
  return (
    <Stack as="section" gap={3} marginTop={3} aria-labelledby={id}>
      <Card borderBottom paddingBottom={action ? 1 : 3}>
        <Flex align="center" justify="space-between">
          <Heading as="h3" id={id} size={1}>
            {title}
          </Heading>
          {action}
        </Flex>
      </Card>
      {children}
    </Stack>
  )
}
