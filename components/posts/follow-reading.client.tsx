'use client'

import { useEffect } from 'react'
import { loadQuietly } from '@/components/ui/late-code.client'
import { startLate } from '@/components/ui/sight'

/** Marks in the list of contents how far the reader is. Where the list does not show, its code is not loaded. */
export function FollowReading() {
  useEffect(() => {
    let stop: (() => void) | undefined
    const wide = matchMedia('(width >= 64rem)')
    const change = () => {
      stop?.()
      stop = wide.matches ? startLate(load, ({ followReading }) => followReading()) : undefined
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

function load() {
  return loadQuietly(() => import('./follow-reading'))
}
