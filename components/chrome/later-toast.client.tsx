'use client'

import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import type { ToastCard } from './toast-card'

const LaterCard = lazy(() => import('./toast-card').then(code => ({ default: code.ToastCard })))

/** Before the first toast, so that screen readers know the place of its text. */
const LOADS_AT_MS = 8_000
/** floating.css hides the toast on smaller screens. */
const WIDE = '(width >= 64rem)'

/** Loads the code of the toast shortly before the first one, on screens that show it. */
export function LaterToast(toast: ComponentProps<typeof ToastCard>) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const load = () => setIsDue(wide.matches)
    const timer = setTimeout(() => {
      load()
      wide.addEventListener('change', load)
    }, LOADS_AT_MS - performance.now())
    return () => {
      clearTimeout(timer)
      wide.removeEventListener('change', load)
    }
  }, [])
  if (!isDue) return null
  return (
    <Suspense>
      <LaterCard {...toast} />
    </Suspense>
  )
}
