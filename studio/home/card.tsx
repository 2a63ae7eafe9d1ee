import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Box, Button, Flex, Heading, Card as Panel, Stack } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { useWorkspace } from 'sanity'
import { Link } from 'sanity/router'
import { Loading, Muted } from '@/studio/ui/layout'
import type { Loaded } from './use-content'

type CardProps = {
  title: string
  /** Beside the title, such as the number of drafts. */
  count?: string
  /** A CardLink or a quiet button, at the end of the head. */
  action?: ReactNode
  children?: ReactNode
}

/** The frame of every card of Home. */
export function Card({ title, count, action, children }: CardProps) {
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id} border radius={4} paddingBottom={2}>
      <Flex align="center" gap={3} padding={3} style={{ minHeight: 59 }}>
        <Flex flex={1} gap={3} paddingLeft={1}>
          <Heading as="h2" id={id} size={1}>
            {title}
          </Heading>
          {count && (
            <Heading size={1} muted>
              {count}
            </Heading>
          )}
        </Flex>
        {action}
      </Flex>
      {children}
    </Panel>
  )
}

/** Shows a card's content once it has loaded. Until then it says that it loads, or that loading failed. */
export function CardBody<Value>({ of, children }: { of: Loaded<Value>; children: (value: Value) => ReactNode }) {
  if (of.error) return <NotLoaded onRetry={of.retry} />
  return of.data === undefined ? <Loading /> : children(of.data)
}

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack gap={4} paddingX={4} paddingBottom={4} role="status">
      <Muted>This part did not load. The rest works.</Muted>
      <Box>
        <Button mode="ghost" text="Try again" onClick={onRetry} />
      </Box>
    </Stack>
  )
}

/** The link in a card's head, to a path of the Studio. */
export function CardLink({ text, to }: { text: string; to: string }) {
  return <Button as={Link} mode="bleed" iconRight={ChevronRightIcon} text={text} href={useWorkspace().basePath + to} />
}
