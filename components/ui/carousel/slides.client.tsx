'use client'

import type { ReactNode } from 'react'
import { useCarousel } from '@/components/ui/carousel/carousel.client'
import { isRotating } from '@/components/ui/carousel/rotation'
import { classNames } from '@/components/ui/class-names'
import { fillIn } from '@/lib/words/format'

/** Scrolls natively, also without JavaScript. Once Swiper moves it, it overflows the frame around it instead. */
export function CarouselTrack({
  isFar = false,
  className,
  children,
}: {
  /** Just below the fold: its pictures wait until it is near the viewport. */
  isFar?: boolean
  className?: string
  children: ReactNode
}) {
  const { trackRef, rotation } = useCarousel()
  return (
    // FarPictures may have changed the attribute before this hydrates.
    <div data-far={isFar ? '' : undefined} className={classNames('carousel-frame', className)} suppressHydrationWarning>
      <div
        ref={trackRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be focusable, and not every browser makes it so
        tabIndex={0}
        aria-live={isRotating(rotation) ? 'off' : 'polite'}
        className="swiper-wrapper"
      >
        {children}
      </div>
    </div>
  )
}

/** One slide. Screen readers only get the slides that are shown. */
export function CarouselSlide({
  slide,
  className,
  children,
}: {
  slide: number
  className?: string
  children: ReactNode
}) {
  const carousel = useCarousel()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={fillIn(carousel.labels.place, { number: slide + 1, count: carousel.count })}
      aria-hidden={carousel.isMoved && slide !== carousel.slide ? true : undefined}
      className={classNames('swiper-slide', className)}
    >
      {children}
    </div>
  )
}
