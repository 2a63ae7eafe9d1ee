'use client'

import { useSyncExternalStore } from 'react'

/**
 * When this page was first shown, in UTC like the log, where the loss of the content service is found by its time. One stored page
 * stands for all addresses, so only the browser knows the time.
 */
export function OutageTime() {
  const time = useSyncExternalStore(subscribeToNothing, readTime, () => null)
  if (!time) return null
  return (
    <span>
      Reference <code>{time}</code>
    </span>
  )
}

let shown: string | undefined

/** "2026-11-26 02:10 UTC", which stays the same while the page is shown. */
function readTime(): string {
  const [day, time = ''] = new Date().toISOString().split('T')
  shown ??= `${day} ${time.slice(0, 5)} UTC`
  return shown
}

function subscribeToNothing(): () => void {
  return () => {}
}
