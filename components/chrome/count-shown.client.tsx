'use client'

import { useEffect } from 'react'
import { wasSentAhead, whenShown } from '@/components/ui/shown'
import { SHOWN_HEADER } from '@/lib/visits/shown'

/** Tells the server when a page is shown that it sent ahead of the click, because it does not count what may never be shown. */
export function CountShown() {
  useEffect(
    () =>
      whenShown(() => {
        if (!wasSentAhead()) return
        const told = fetch(location.href, { method: 'HEAD', headers: { [SHOWN_HEADER]: '1' }, keepalive: true })
        // Only the count would miss it.
        told.catch(() => {})
      }),
    [],
  )
  return null
}
