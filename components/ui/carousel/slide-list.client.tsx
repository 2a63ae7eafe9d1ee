'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useCarousel } from '@/components/ui/carousel/context'
import { isShown } from '@/components/ui/carousel/position'

/** Elements in it with `data-slide` go to their slide when they are clicked or opened, and are marked as current while that slide is shown. */
export function CarouselSlideList({ children }: { children: ReactNode }) {
  const { position, show } = useCarousel()
  const listRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    for (const entry of listRef.current?.querySelectorAll<HTMLElement>('[data-slide]') ?? []) {
      if (isShown(slideOf(entry), position)) entry.setAttribute('aria-current', 'true')
      else entry.removeAttribute('aria-current')
    }
  }, [position])

  function showEntry({ target }: MouseEvent) {
    const entry = target instanceof Element && target.closest<HTMLElement>('[data-slide]')
    // A click comes before a <details> changes. Its toggle event also fires when the page itself opens it.
    if (entry && !(entry instanceof HTMLDetailsElement && entry.open)) show(slideOf(entry))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the entries are buttons and summaries, whose clicks arrive here
    <div ref={listRef} onClick={showEntry} className="contents">
      {children}
    </div>
  )
}

function slideOf({ dataset }: HTMLElement): number {
  return Number(dataset.slide)
}
