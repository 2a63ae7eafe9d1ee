'use client'

import { useEffect } from 'react'
import { loadQuietly } from '@/components/ui/late-code.client'
import { savesData, startLate, whenNear } from '@/components/ui/sight'

/**
 * Elements with `data-far` keep their pictures until they are near the viewport; layout.css holds them back. For visitors who save data, no
 * picture below the first view loads by itself.
 */
export function FarPictures() {
  useEffect(() => {
    if (!savesData()) return loadNear()
    return startLate(
      async () => ({ code: await loadQuietly(() => import('./hold-pictures')) }),
      ({ code }) => {
        const giveUp = code?.holdPictures()
        const stopLoading = loadNear()
        return () => {
          giveUp?.()
          stopLoading()
        }
      },
    )
  }, [])
  return null
}

function loadNear(): () => void {
  const stops = Array.from(document.querySelectorAll<HTMLElement>('[data-far]'), element => {
    element.dataset.far = 'held'
    return whenNear(element, () => element.removeAttribute('data-far'))
  })
  return () => {
    for (const stop of stops) stop()
  }
}
