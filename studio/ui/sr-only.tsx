import type { CSSProperties, ReactNode } from 'react'

/** Text for screen readers alone: @sanity/ui hides the text of its SrOnly from them as well. */
export function SrOnly({ children }: { children: ReactNode }) {
  return <span style={UNSEEN}>{children}</span>
}

const UNSEEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}
