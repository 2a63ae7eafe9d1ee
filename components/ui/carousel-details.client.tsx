'use client'

import type { ComponentProps } from 'react'
import { useCarousel } from '@/components/ui/carousel-context'
import { isShown } from '@/components/ui/carousel-position'

/** A `<details>` that goes to one slide when it is opened, and is marked as current while that slide shows. */
export function CarouselDetails({ slide, ...details }: { slide: number } & ComponentProps<'details'>) {
  const { position, show } = useCarousel()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a summary answers the keys with a click
    <details
      {...details}
      aria-current={isShown(slide, position) ? 'true' : undefined}
      // The toggle event also tells of what the page opens itself.
      onClick={({ currentTarget }) => {
        if (!currentTarget.open) show(slide)
      }}
    />
  )
}
