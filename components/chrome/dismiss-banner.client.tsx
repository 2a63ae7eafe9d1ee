'use client'

import type { ReactNode } from 'react'
import { rememberForVisit } from '@/lib/environment/visit'

type DismissBannerProps = {
  bannerId: string
  storageKey: string
  nextAnchor: string
  label: string
  children: ReactNode
}

export function DismissBanner({ bannerId, storageKey, nextAnchor, label, children }: DismissBannerProps) {
  function dismiss() {
    const banner = document.getElementById(bannerId)
    if (banner) banner.hidden = true
    rememberForVisit(storageKey)
    continueAt(document.getElementById(nextAnchor) ?? document.querySelector('main'))
  }

  return (
    <button
      type="button"
      aria-label={label}
      onClick={dismiss}
      className="absolute inset-y-0 right-1.5 my-auto grid size-11 place-items-center rounded-[12px] text-muted -outline-offset-3 hover:text-heading noscript:hidden"
    >
      {children}
    </button>
  )
}

/** Moves the focus to the heading, because the button that had it is gone. */
function continueAt(section: HTMLElement | null) {
  const heading = section?.querySelector<HTMLElement>('h1, h2')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  section?.scrollIntoView()
}
