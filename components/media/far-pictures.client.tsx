'use client'

import { useEffect } from 'react'
import { savesData, whenNear } from '@/components/ui/sight'
import { holdPictures } from './hold-pictures'

/** The browser's own lazy loading would load what is four screens of a phone away. */
const NEAR = '50%'

/** layout.css holds back pictures in `data-far` until they are near. For visitors who save data, none below the first view loads by itself. */
export function FarPictures() {
  useEffect(() => {
    const giveUp = savesData() ? holdPictures() : undefined
    const stops = Array.from(document.querySelectorAll<HTMLElement>('[data-far]'), element => {
      element.dataset.far = 'held'
      return whenNear(element, () => element.removeAttribute('data-far'), NEAR)
    })
    return () => {
      giveUp?.()
      for (const stop of stops) stop()
    }
  }, [])
  return null
}
