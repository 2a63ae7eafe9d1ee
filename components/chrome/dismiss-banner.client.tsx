'use client'

import type { MouseEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { BANNER_DISMISSED_KEY } from '@/lib/environment/head-scripts'
import { rememberForVisit } from '@/lib/environment/visit'

const NEXT_ANCHOR = 'impact'

export function DismissBanner({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={dismiss}
      className="absolute inset-y-0 right-1.5 my-auto grid size-11 place-items-center rounded-[12px] text-muted -outline-offset-3 hover:text-heading noscript:hidden"
    >
      <Icon name="x" />
    </button>
  )
}

/** Moves the focus to the heading of what follows, because the button that had it is gone. */
function dismiss({ currentTarget }: MouseEvent): void {
  const banner = currentTarget.closest('aside')
  if (banner) banner.hidden = true
  rememberForVisit(BANNER_DISMISSED_KEY)
  const section = document.getElementById(NEXT_ANCHOR) ?? document.querySelector('main')
  const heading = section?.querySelector<HTMLElement>('h1, h2')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  section?.scrollIntoView()
}
