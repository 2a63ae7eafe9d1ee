'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** The button that starts the phone beside it. The phone's code loads with the first touch of either; it takes over from there. */
export function PhoneTouch({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = ref.current
    const phone = button?.parentElement?.querySelector<HTMLElement>('.phone')
    if (!button || !phone) return
    const start = (event: Event) => import('./start-phone').then(({ startPhone }) => startPhone(phone, button, event))
    const touches = [phone, button].flatMap(part => ['pointerover', 'click'].map(type => ({ part, type })))
    for (const { part, type } of touches) part.addEventListener(type, start)
    return () => {
      for (const { part, type } of touches) part.removeEventListener(type, start)
    }
  }, [])
  return (
    <button ref={ref} type="button" className="phone-try">
      {children}
    </button>
  )
}
