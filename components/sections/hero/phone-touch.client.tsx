'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { loadForPress, loadQuietly } from '@/components/ui/late-code.client'

/** The button that starts the phone above it. The phone's code loads with the first touch of either; it takes over from there. */
export function PhoneTouch({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = ref.current
    const phone = button?.closest('.hero-art')?.querySelector<HTMLElement>('.phone')
    if (!button || !phone) return
    const start = async (event: Event) => {
      // A mouse that only passes by has asked for nothing.
      const code =
        event.type === 'click'
          ? await loadForPress(() => import('./start-phone'))
          : await loadQuietly(() => import('./start-phone'))
      code?.startPhone(phone, button, event)
    }
    const touches = [phone, button].flatMap(part => ['pointerover', 'click'].map(type => ({ part, type })))
    for (const { part, type } of touches) part.addEventListener(type, start)
    return () => {
      for (const { part, type } of touches) part.removeEventListener(type, start)
    }
  }, [])
  return (
    <button ref={ref} type="button" dir="auto" className="phone-try">
      {children}
    </button>
  )
}
