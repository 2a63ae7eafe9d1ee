'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

/** The landing page has its own rule; pages that hold a trial form do not offer the trial again. */
export type FloatingPage = 'landing' | 'trial' | 'other'

const LANDING_MIN_SCROLLED_PX = 500
const LANDING_MIN_LEFT_TO_BOTTOM_PX = 200
const OTHER_MIN_SCROLLED_PX = 100

/** A landmark that is shown only at some scroll positions; at others, neither pointer, keyboard nor screen reader finds it. */
export function FloatingBar({ page, label, children }: { page: FloatingPage; label: string; children: ReactNode }) {
  return (
    <section aria-label={label} data-page={page} data-shown={useIsShown(page) || undefined} className="floating-bar">
      {children}
    </section>
  )
}

export function useIsShown(page: FloatingPage): boolean {
  const read = () => isShown(page, scrollY, document.documentElement.scrollHeight - innerHeight - scrollY)
  return useSyncExternalStore(watchPosition, read, () => false)
}

/** By the CSS pixels above and below the viewport. */
export function isShown(page: FloatingPage, scrolled: number, leftToBottom: number): boolean {
  if (page !== 'landing') return scrolled > OTHER_MIN_SCROLLED_PX
  return scrolled > LANDING_MIN_SCROLLED_PX && leftToBottom > LANDING_MIN_LEFT_TO_BOTTOM_PX
}

/** Watches the size of the page too, because the distance to its bottom also changes without scrolling. */
function watchPosition(onChange: () => void): () => void {
  const pageSize = new ResizeObserver(onChange)
  pageSize.observe(document.body)
  const leaving = new AbortController()
  for (const event of ['scroll', 'resize']) window.addEventListener(event, onChange, { signal: leaving.signal })
  return () => {
    pageSize.disconnect()
    leaving.abort()
  }
}
