'use client'

import { useSyncExternalStore } from 'react'

/**
 * When this page was asked for, in UTC like the log, where the loss of the content service is found by its time. One stored page
 * stands for all addresses, so only the browser knows the time.
 */
export function OutageTime() {
  const time = useSyncExternalStore(subscribeToNothing, readTime, () => null)
  if (!time) return null
  return (
    <>
      Reference <code>{time}</code>
    </>
  )
}

/** "2026-11-26 02:10 UTC". */
function readTime(): string {
  const [day, time = ''] = new Date(performance.timeOrigin).toISOString().split('T')
  return `${day} ${time.slice(0, 5)} UTC`
}

function subscribeToNothing(): () => void {
  return () => {}
}
