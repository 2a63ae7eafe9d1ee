import { Card, Stack, Text } from '@sanity/ui'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { Delay, LoadingBlock } from 'sanity'

/** What loads faster shows nothing in its place. */
const LOADING_DELAY_MS = 300

const HIDDEN: CSSProperties = {
  ...{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
}

/** @sanity/ui hides the text of its SrOnly from screen readers as well. */
export function OnlyHeard(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} style={HIDDEN} />
}

export function Muted(props: ComponentPropsWithRef<'p'>) {
  return <Text as="p" size={1} muted {...props} />
}

export function Strong({ children }: { children: ReactNode }) {
  return (
    <Text size={1} weight="semibold">
      {children}
    </Text>
  )
}

type PanelProps = { label: string; testId: string; children: ReactNode }

/** A part of a form that says what its fields do. */
export function Panel({ label, testId, children }: PanelProps) {
  return (
    <Card as="section" tone="transparent" border radius={2} padding={4} data-testid={testId} aria-label={label}>
      <Stack gap={4}>{children}</Stack>
    </Card>
  )
}

/** In place of what loads slowly. */
export function Loading() {
  return (
    <div role="status">
      <Delay ms={LOADING_DELAY_MS}>
        <LoadingBlock showText />
      </Delay>
    </div>
  )
}
