'use client'

import { useEffect } from 'react'
import { loadQuietly } from '@/components/ui/late-code.client'

/** Marks in the list of contents how far the reader is. Where the list does not show, its code is not loaded. */
export function FollowReading() {
  useEffect(() => {
    let stop: (() => void) | undefined
    const wide = matchMedia('(width >= 64rem)')
    const change = async () => {
      stop?.()
      stop = undefined
      if (wide.matches) stop = (await loadQuietly(() => import('./follow-reading')))?.followReading()
    }
    change()
    wide.addEventListener('change', change)
    return () => {
      wide.removeEventListener('change', change)
      stop?.()
    }
  }, [])
  return null
}
