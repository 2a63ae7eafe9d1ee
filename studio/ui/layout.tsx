import { Text } from '@sanity/ui'
import type { ComponentPropsWithRef, CSSProperties } from 'react'

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
