'use client'

import { useEffect } from 'react'
import { loadQuietly } from '@/components/ui/late-code.client'
import { whenNear } from '@/components/ui/sight'
import { savesData } from './saves-data'

/**
 * Elements with `data-far` keep their pictures until they are near the viewport; layout.css holds them back. For visitors who save data, no
 * picture below the first view loads by itself.
 */
export function FarPictures() {
  useEffect(() => {
    if (!savesData()) return loadNear()
    let isOver = false
    let stop = () => {
      isOver = true
    }
    loadQuietly(() => import('./hold-pictures')).then(code => {
      if (isOver) return
      const giveUp = code?.holdPictures()
      const stopLoading = loadNear()
      stop = () => {
        giveUp?.()
        stopLoading()
      }
    })
    return () => stop()
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
