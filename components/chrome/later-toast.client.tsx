'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { loadQuietly } from '@/components/ui/late-code.client'
import { msSinceShown, whenShown } from '@/components/ui/shown'
import { useMedia } from '@/components/ui/use-media'
import type { ToastCard } from './toast-card'

/** Before the first toast, so that screen readers know the place of its text. */
const LOADS_AT_MS = 8_000
/** toast.css hides the toast on smaller screens. */
const WIDE = '(width >= 64rem)'

/** Loads the code of the toast shortly before the first one, on screens that show it. Without it there is no toast. */
export function LaterToast(toast: ComponentProps<typeof ToastCard>) {
  const [Card, setCard] = useState<typeof ToastCard | null>(null)
  const isWide = useMedia(WIDE)
  useEffect(() => {
    if (!isWide) return
    const load = async () => {
      const code = await loadQuietly(() => import('./toast-card'))
      if (code) setCard(() => code.ToastCard)
    }
    return whenShown(() => {
      const timer = setTimeout(load, LOADS_AT_MS - msSinceShown())
      return () => clearTimeout(timer)
    })
  }, [isWide])
  return Card && <Card {...toast} />
}
