import type { ReactNode } from 'react'

/** A paragraph that staff wrote, in its own direction; nothing without words. */
export function Text({ children, className }: { children: ReactNode; className: string }) {
  return children ? (
    <p dir="auto" className={className}>
      {children}
    </p>
  ) : null
}
