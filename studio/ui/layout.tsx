import { Text } from '@sanity/ui'
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
