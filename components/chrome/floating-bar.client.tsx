'use client'

import type { ReactNode } from 'react'
import type { FloatingPage } from './floating-visibility'
import { useIsShown } from './use-is-shown'

/** A landmark that is shown only at some scroll positions; at others, neither pointer, keyboard nor screen reader finds it. */
export function FloatingBar({ page, label, children }: { page: FloatingPage; label: string; children: ReactNode }) {
  return (
    <section aria-label={label} data-page={page} data-shown={useIsShown(page) || undefined} className="floating-bar">
      {children}
    </section>
  )
}
