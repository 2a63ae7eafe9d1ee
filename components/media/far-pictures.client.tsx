'use client'

import { useEffect } from 'react'
import { whenNear } from '@/components/ui/sight'

/** Elements with `data-far` keep their pictures until they are near the viewport; layout.css holds them back. */
export function FarPictures() {
  useEffect(() => {
    const stops = Array.from(document.querySelectorAll<HTMLElement>('[data-far]'), element => {
      element.dataset.far = 'held'
      return whenNear(element, () => element.removeAttribute('data-far'))
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return null
}
