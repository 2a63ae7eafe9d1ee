'use client'

import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react'
import { isRotating, turn, UNSEEN } from '@/components/ui/carousel/rotation'
import { loadQuietly } from '@/components/ui/late-code.client'
import { followSight, REDUCED_MOTION, whenNear } from '@/components/ui/sight'
import { useMedia } from '@/components/ui/use-media'
import type { followSwiper } from './swiper'

/** Distance from the viewport at which Swiper loads; small enough that no page loads it before it is scrolled. */
const NEAR = '100px'
const SEEN = 0.25

type CarouselProps = {
  label: string
  /** `place` contains {number} and {count}; the others come before the carousel's own label. */
  labels: Record<'place' | 'previous' | 'next' | 'pause' | 'play', string>
  count: number
  wraps?: boolean
  /** How long each slide stays, its move included. The slides change automatically; unless they wrap, they stop for good at the last one. */
  slideMs: number
  moveMs: number
  className?: string
  children: ReactNode
}

const CarouselContext = createContext<ReturnType<typeof useSlides> | null>(null)

export function useCarousel() {
  const carousel = useContext(CarouselContext)
  if (!carousel) throw new Error('Outside of <Carousel>')
  return carousel
}

/** Contains a CarouselTrack and, anywhere inside it, its controls. Until Swiper has loaded, and if it does not, the track scrolls natively. */
export function Carousel(carousel: CarouselProps) {
  // Swiper reorders the elements of a loop, so React must remount them when the number of slides changes.
  return <CarouselRegion key={carousel.count} {...carousel} />
}

function CarouselRegion({ className, children, ...carousel }: CarouselProps) {
  const slides = useSlides(carousel)
  const { tell } = slides
  function stopForKeyboard({ target, currentTarget, relatedTarget }: FocusEvent) {
    const isFromOutside = !currentTarget.contains(relatedTarget)
    if (isFromOutside && target.matches(':focus-visible')) tell('stopped')
  }
  return (
    <CarouselContext value={slides}>
      <section
        aria-roledescription="carousel"
        aria-label={carousel.label}
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

/** The state that the parts share, and what they do with it. */
function useSlides({ label, labels, count, wraps = false, slideMs, ...pace }: Omit<CarouselProps, 'children'>) {
  const trackRef = useRef<HTMLDivElement>(null)
  const swiper = useRef<ReturnType<typeof followSwiper>>(null)
  const requested = useRef<number>(null)
  const [slide, setSlide] = useState(0)
  /** Whether Swiper moves the slides, so that the others are out of sight. */
  const [isMoved, setMoved] = useState(false)
  const [rotation, tell] = useReducer(turn, UNSEEN)
  const isReduced = useMedia(REDUCED_MOTION)
  const moveMs = isReduced ? 0 : pace.moveMs
  const isTurning = count > 1 && isRotating(rotation)
  const isOver = !wraps && slide === count - 1

  const follow = useEffectEvent((next: number) => {
    // The visitor moved the track itself, not with a control.
    if (next !== (requested.current ?? 0)) tell('stopped')
    requested.current = next
    setSlide(next)
  })
  useEffect(() => {
    const track = trackRef.current
    if (!track) return
    let isLeft = false
    const load = async () => {
      showPictures(track)
      const code = await loadQuietly(() => import('./swiper'))
      await code?.untilAtRest(track)
      if (!code || isLeft) return
      swiper.current = code.followSwiper(track, { moveMs, wraps }, requested.current, follow)
      setMoved(true)
    }
    const stopWaiting = whenNear(track, load, NEAR)
    return () => {
      isLeft = true
      stopWaiting()
      swiper.current?.stop()
      swiper.current = null
    }
  }, [wraps, moveMs])

  useEffect(() => {
    if (isReduced) tell('stopped')
    if (isOver) tell('ended')
  }, [isReduced, isOver])
  useEffect(() => {
    // The frame, because the track itself moves.
    const frame = trackRef.current?.parentElement
    if (!frame || count < 2) return
    return followSight(frame, SEEN, isSeen => tell(isSeen ? 'seen' : 'lost'))
  }, [count])

  const goOn = useEffectEvent(() => moveTo(neighbor(1)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets its full time, so another one restarts the timer
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(goOn, slideMs)
    return () => clearTimeout(timer)
  }, [isTurning, slide, slideMs])

  /** Stays on the first or last slide of a carousel that does not wrap. */
  function neighbor(by: 1 | -1): number {
    return wraps ? (slide + by + count) % count : Math.min(Math.max(slide + by, 0), count - 1)
  }

  function moveTo(next: number) {
    requested.current = next
    setSlide(next)
    if (swiper.current) swiper.current.moveTo(next)
    else scrollTo(trackRef.current, next)
  }

  /** At the visitor's request. */
  function show(next: number) {
    tell('stopped')
    moveTo(next)
  }

  return { label, labels, count, trackRef, slide, isMoved, rotation, tell, neighbor, show }
}

/** Loads the pictures that carousel.css held back, so that each is ready before its slide is shown. */
function showPictures(track: HTMLElement): void {
  track.parentElement?.setAttribute('data-near', '')
  for (const picture of track.querySelectorAll('img')) picture.loading = 'eager'
}

function scrollTo(track: HTMLElement | null, slide: number): void {
  const [first, next] = [track?.children[0], track?.children[slide]]
  if (!track || !first || !next) return
  track.scrollTo({ left: next.getBoundingClientRect().left - first.getBoundingClientRect().left })
}
