'use client'

import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { type CarouselPosition, isShown, moveTo, placeOf, stepFrom } from '@/components/ui/carousel-position'
import { followTrack, type TrackFollower } from '@/components/ui/carousel-track'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'

type CarouselState = {
  trackRef: RefObject<HTMLDivElement | null>
  position: CarouselPosition
  count: number
  wraps: boolean
  show: (slide: number) => void
}

const CarouselContext = createContext<CarouselState | null>(null)

/** A labelled region around a track of slides and, anywhere inside it, the controls that move the track. */
export function Carousel({
  label,
  count,
  wraps = false,
  className,
  children,
}: {
  label: string
  count: number
  /** After the last slide comes the first again. */
  wraps?: boolean
  className?: string
  children: ReactNode
}) {
  const trackRef = useRef<HTMLDivElement>(null)
  const follower = useRef<TrackFollower>(null)
  const [position, setPosition] = useState<CarouselPosition>({ first: 0, visible: 1 })

  useEffect(() => {
    if (!trackRef.current) return
    follower.current = followTrack(trackRef.current, setPosition)
    return follower.current.stop
  }, [])

  function show(slide: number) {
    const next = moveTo(slide, position, count)
    setPosition(next)
    follower.current?.moveTo(next.first)
  }

  return (
    <CarouselContext value={{ trackRef, position, count, wraps, show }}>
      <section aria-roledescription="carousel" aria-label={label} className={className}>
        {children}
      </section>
    </CarouselContext>
  )
}

/** The row of slides. It scrolls by itself: by touch, wheel, arrow keys, and without JavaScript. */
export function CarouselTrack({ className, children }: { className?: string; children: ReactNode }) {
  const { trackRef } = useCarousel()
  return (
    <div
      ref={trackRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, and not every browser sees to it
      tabIndex={0}
      className={classNames(
        'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] noscript:[scrollbar-width:auto]',
        className,
      )}
    >
      {children}
    </div>
  )
}

/** Moves on by as many slides as are visible. */
export function CarouselStep({
  direction,
  label,
  className,
  children,
}: {
  direction: 'previous' | 'next'
  label: string
  className?: string
  children: ReactNode
}) {
  const { position, count, wraps, show } = useCarousel()
  if (count < 2) return null
  const slide = stepFrom(position, direction, { count, wraps })
  return (
    <IconButton
      label={label}
      aria-disabled={slide === position.first}
      onClick={() => show(slide)}
      className={className}
    >
      {children}
    </IconButton>
  )
}

/** Goes to one slide, and is marked as current while that slide shows. */
export function CarouselJump({
  slide,
  label,
  className,
  children,
}: {
  /** Counted from 0. */
  slide: number
  /** Where the children have no text. */
  label?: string
  className?: string
  children: ReactNode
}) {
  const { position, show } = useCarousel()
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isShown(slide, position) ? 'true' : undefined}
      onClick={() => show(slide)}
      className={className}
    >
      {children}
    </button>
  )
}

/** "1 of 5", said aloud when it changes. The label is the one of placeOf. */
export function CarouselPlace({ label, className }: { label: string; className?: string }) {
  const { position, count } = useCarousel()
  if (count < 2) return null
  return (
    <p aria-live="polite" className={className}>
      {placeOf(position.first, count, label)}
    </p>
  )
}

function useCarousel(): CarouselState {
  const carousel = useContext(CarouselContext)
  if (!carousel) throw new Error('A part of a carousel stands outside of <Carousel>')
  return carousel
}
