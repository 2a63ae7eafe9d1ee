'use client'

import { type FocusEvent, type ReactNode, useRef, useSyncExternalStore } from 'react'
import { CarouselContext, type CarouselLabels, useCarousel } from '@/components/ui/carousel/context'
import { isLast, isShown, placeOf, stepFrom } from '@/components/ui/carousel/position'
import { isPausable } from '@/components/ui/carousel/rotation'
import { useCarouselRotation } from '@/components/ui/carousel/use-rotation'
import { useCarouselTrack } from '@/components/ui/carousel/use-track'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { prefersReducedMotion, REDUCED_MOTION } from '@/components/ui/sight'

/** `slideMs` is how long each slide stays, its move included; `moveMs` is how long the move takes. */
export type CarouselPace = { slideMs: number; moveMs: number }

type CarouselProps = {
  label: string
  labels: CarouselLabels
  count: number
  wraps?: boolean
  /** When given, the slides change automatically; unless they wrap, they stop for good at the last one. */
  pace?: CarouselPace
  className?: string
  children: ReactNode
}

/** A labelled region that contains a CarouselTrack and, anywhere inside it, the controls that move the track. */
export function Carousel(carousel: CarouselProps) {
  // Swiper reorders the elements of a loop, so React must remount them when the number of slides changes.
  return <CarouselRegion key={carousel.count} {...carousel} />
}

function CarouselRegion({ label, labels, count, wraps = false, pace, className, children }: CarouselProps) {
  const trackRef = useRef<HTMLDivElement>(null)
  const isReduced = useReducedMotion()
  const { slideMs, moveMs } = (count > 1 && pace) || {}
  const track = useCarouselTrack({
    trackRef,
    count,
    wraps,
    moveMs: isReduced ? undefined : moveMs,
    onMoved: () => tell('used'),
  })
  const { position } = track
  const [rotation, tell] = useCarouselRotation({
    trackRef,
    slide: position.first,
    slideMs,
    isReduced,
    isOver: !wraps && isLast(position, count),
    goOn: () => track.show(stepFrom(position, 'next', { count, wraps })),
  })

  function show(slide: number) {
    tell('used')
    track.show(slide)
  }

  function stopForKeyboard({ target, currentTarget, relatedTarget }: FocusEvent) {
    const isFromOutside = !currentTarget.contains(relatedTarget)
    if (isFromOutside && target.matches(':focus-visible')) tell('focus-entered')
  }

  return (
    <CarouselContext
      value={{ ...track, label, labels, trackRef, count, wraps, rotation, show, toggleRotation: () => tell('toggled') }}
    >
      <section
        aria-roledescription="carousel"
        aria-label={label}
        onPointerEnter={() => tell('pointer-entered')}
        onPointerLeave={() => tell('pointer-left')}
        onFocus={stopForKeyboard}
        className={className}
      >
        {children}
      </section>
    </CarouselContext>
  )
}

type ControlProps = { className?: string }

/** The pause button, which turns into the play button. It must be first in the carousel's tab order. */
export function CarouselPause({ className }: ControlProps) {
  const { label, labels, count, rotation, toggleRotation } = useCarousel()
  if (count < 2) return null
  const name = isPausable(rotation) ? 'pause' : 'play'
  return (
    <IconButton
      label={`${labels[name]}: ${label}`}
      aria-disabled={rotation.stage === 'over'}
      onClick={toggleRotation}
      className={className}
    >
      <Icon name={name} weight="fill" className="size-4.5" />
    </IconButton>
  )
}

export function CarouselArrows({ className }: ControlProps) {
  return (
    <div className={classNames('flex gap-2', className)}>
      <CarouselArrow direction="previous" />
      <CarouselArrow direction="next" />
    </div>
  )
}

function CarouselArrow({ direction }: { direction: 'previous' | 'next' }) {
  const { label, labels, position, count, wraps, show } = useCarousel()
  if (count < 2) return null
  const slide = stepFrom(position, direction, { count, wraps })
  return (
    <IconButton
      label={`${labels[direction]}: ${label}`}
      aria-disabled={slide === position.first}
      onClick={() => show(slide)}
    >
      <Icon name={direction === 'previous' ? 'arrow-left' : 'arrow-right'} />
    </IconButton>
  )
}

/** One button per slide. */
export function CarouselDots() {
  const { labels, position, count, show } = useCarousel()
  if (count < 2) return null
  return (
    <div className="carousel-dots">
      {Array.from({ length: count }, (_, slide) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
          key={slide}
          type="button"
          aria-label={placeOf(slide, count, labels.place)}
          aria-current={isShown(slide, position) ? 'true' : undefined}
          onClick={() => show(slide)}
        />
      ))}
    </div>
  )
}

/** The current position, such as "1 of 5". */
export function CarouselPlace({ className }: ControlProps) {
  const { labels, position, count } = useCarousel()
  if (count < 2) return null
  return <p className={className}>{placeOf(position.first, count, labels.place)}</p>
}

/** Whether the visitor prefers reduced motion; false on the server, which cannot know. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
