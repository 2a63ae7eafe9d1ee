'use client'

import type { ReactNode } from 'react'
import { useCarousel } from '@/components/ui/carousel/carousel.client'
import { isPausable, isRotating } from '@/components/ui/carousel/rotation'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { fillIn } from '@/lib/words/format'

/** The pause button, which turns into the play button. It must be first in the carousel's tab order. */
export function CarouselPause() {
  const { label, labels, count, rotation, tell } = useCarousel()
  if (count < 2) return null
  const name = isPausable(rotation) ? 'pause' : 'play'
  return (
    <IconButton
      label={`${labels[name]}: ${label}`}
      aria-disabled={rotation.stage === 'over'}
      onClick={() => tell('toggled')}
    >
      <Icon name={name} weight="fill" className="size-4.5" />
    </IconButton>
  )
}

export function CarouselArrows() {
  const { label, labels, slide, count, neighbor, show } = useCarousel()
  const arrow = (direction: 'previous' | 'next', next: number) => (
    <IconButton label={`${labels[direction]}: ${label}`} aria-disabled={next === slide} onClick={() => show(next)}>
      <Icon name={direction === 'previous' ? 'arrow-left' : 'arrow-right'} />
    </IconButton>
  )
  return (
    <div className="flex gap-2">
      {count > 1 && arrow('previous', neighbor(-1))}
      {count > 1 && arrow('next', neighbor(1))}
    </div>
  )
}

export function CarouselBar({ className }: { className: string }) {
  return (
    <div className={classNames('flex items-center noscript:hidden [&>:last-child]:ml-auto', className)}>
      <CarouselPause />
      <CarouselDots />
      <CarouselArrows />
    </div>
  )
}

function CarouselDots() {
  const { labels, slide, count, show } = useCarousel()
  if (count < 2) return null
  return (
    <div className="carousel-dots">
      {Array.from({ length: count }, (_, dot) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
          key={dot}
          type="button"
          aria-label={fillIn(labels.place, { number: dot + 1, count })}
          aria-current={dot === slide ? 'true' : undefined}
          onClick={() => show(dot)}
        />
      ))}
    </div>
  )
}

/** The current position, such as "1 of 5". */
export function CarouselPlace() {
  const { labels, slide, count } = useCarousel()
  if (count < 2) return null
  return <p className="font-[550] text-muted">{fillIn(labels.place, { number: slide + 1, count })}</p>
}

type CarouselTrackProps = {
  /** Just below the fold: its pictures wait until it is near the viewport. */
  isFar?: boolean
  className?: string
  children: ReactNode
}

/** Scrolls natively, also without JavaScript. Once Swiper moves it, it overflows the frame around it instead. */
export function CarouselTrack({ isFar = false, className, children }: CarouselTrackProps) {
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

type CarouselSlideProps = { slide: number; className: string; children: ReactNode }

/** One slide. Screen readers only get the slides that are shown. */
export function CarouselSlide({ slide, className, children }: CarouselSlideProps) {
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
