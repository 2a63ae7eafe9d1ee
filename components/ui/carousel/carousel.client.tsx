'use client'

import {
  createContext,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
  useSyncExternalStore,
} from 'react'
import { type Rotation, useRotation } from '@/components/ui/carousel/rotation'
import { useSlide } from '@/components/ui/carousel/use-slide'
import { prefersReducedMotion, REDUCED_MOTION } from '@/components/ui/sight'

/** `slideMs` is how long each slide stays, its move included; `moveMs` is how long the move takes. */
export type CarouselPace = { slideMs: number; moveMs: number }

/** For screen readers, who hear the carousel's own label after those of its controls; `place` contains {number} and {count}. */
export type CarouselLabels = Record<'place' | 'previous' | 'next' | 'pause' | 'play', string>

type CarouselProps = {
  label: string
  labels: CarouselLabels
  count: number
  wraps?: boolean
  /** The slides change automatically; unless they wrap, they stop for good at the last one. */
  pace: CarouselPace
  className?: string
  children: ReactNode
}

type CarouselState = {
  label: string
  labels: CarouselLabels
  trackRef: RefObject<HTMLDivElement | null>
  /** The slide that is shown, counted from 0. */
  slide: number
  /** Whether Swiper moves the slides, so that the others are out of sight. */
  isMoved: boolean
  count: number
  rotation: Rotation
  /** The slide before or after the one that is shown; the same at an end of slides that do not wrap. */
  neighbor: (by: 1 | -1) => number
  /** Goes to a slide at the visitor's request, which also stops the rotation. */
  show: (slide: number) => void
  toggleRotation: () => void
}

const CarouselContext = createContext<CarouselState | null>(null)

export function useCarousel(): CarouselState {
  const carousel = useContext(CarouselContext)
  if (!carousel) throw new Error('Outside of <Carousel>')
  return carousel
}

/** A labelled region that contains a CarouselTrack and, anywhere inside it, the controls that move the track. */
export function Carousel(carousel: CarouselProps) {
  // Swiper reorders the elements of a loop, so React must remount them when the number of slides changes.
  return <CarouselRegion key={carousel.count} {...carousel} />
}

function CarouselRegion({ label, labels, count, wraps = false, pace, className, children }: CarouselProps) {
  const trackRef = useRef<HTMLDivElement>(null)
  const isReduced = useSyncExternalStore(followReducedMotion, prefersReducedMotion, () => false)
  const { slide, isMoved, moveTo } = useSlide({
    trackRef,
    wraps,
    moveMs: isReduced ? 0 : pace.moveMs,
    onMoved: () => tell('used'),
  })
  const [rotation, tell] = useRotation({
    trackRef,
    slide,
    slideMs: count > 1 ? pace.slideMs : undefined,
    isReduced,
    isOver: !wraps && slide === count - 1,
    goOn: () => moveTo(neighbor(1)),
  })

  function neighbor(by: 1 | -1): number {
    return wraps ? (slide + by + count) % count : Math.min(Math.max(slide + by, 0), count - 1)
  }

  function show(next: number) {
    tell('used')
    moveTo(next)
  }

  function stopForKeyboard({ target, currentTarget, relatedTarget }: FocusEvent) {
    const isFromOutside = !currentTarget.contains(relatedTarget)
    if (isFromOutside && target.matches(':focus-visible')) tell('focus-entered')
  }

  const toggleRotation = () => tell('toggled')
  return (
    <CarouselContext
      value={{ label, labels, trackRef, slide, isMoved, count, rotation, neighbor, show, toggleRotation }}
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

function followReducedMotion(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
