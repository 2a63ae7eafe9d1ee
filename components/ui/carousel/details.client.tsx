'use client'

import type { ComponentProps } from 'react'
import { useCarousel } from '@/components/ui/carousel/context'
import { isShown } from '@/components/ui/carousel/position'

/** A `<details>` that goes to its slide when the visitor opens it, and is marked as current while that slide is shown. */
export function CarouselDetails({ slide, ...details }: { slide: number } & ComponentProps<'details'>) {
  const { position, show } = useCarousel()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser turns key presses on a summary into clicks
    <details
      {...details}
      aria-current={isShown(slide, position) ? 'true' : undefined}
      // Not onToggle: it also fires when the page itself opens the element.
      onClick={({ currentTarget }) => {
        if (!currentTarget.open) show(slide)
      }}
    />
  )
}
