import { type CarouselPosition, readPosition, type TrackMeasures } from '@/components/ui/carousel/position'

/** A track that has not moved for this long has stopped scrolling. Not every browser has the scrollend event. */
const SCROLL_RESTS_MS = 100

export type Glide = {
  moveMs: number
  /** After the last slide the first one follows, in the same direction. */
  wraps: boolean
}

export type TrackFollower = {
  moveTo: (slide: number) => void
  stop: () => void
}

export type TellPosition = (position: CarouselPosition) => void

/**
 * Reports the position whenever the track stopped scrolling or changed its size. The style sheet makes moves smooth, unless
 * visitors prefer reduced motion.
 */
export function followTrack(track: HTMLElement, tell: TellPosition): TrackFollower {
  const read = () => tell(readTrack(track))
  let rest: ReturnType<typeof setTimeout>
  const readAtRest = () => {
    clearTimeout(rest)
    rest = setTimeout(read, SCROLL_RESTS_MS)
  }
  const sizes = new ResizeObserver(read)
  sizes.observe(track)
  track.addEventListener('scroll', readAtRest, { passive: true })
  return {
    moveTo: slide => {
      // A report that is still pending would give the slide that is being left.
      clearTimeout(rest)
      track.scrollTo({ left: slideStarts(track)[slide] })
    },
    stop: () => {
      clearTimeout(rest)
      sizes.disconnect()
      track.removeEventListener('scroll', readAtRest)
    },
  }
}

/** Shows a slide without an animation. */
export function placeTrack(track: HTMLElement, slide: number): void {
  track.scrollTo({ left: slideStarts(track)[slide], behavior: 'instant' })
}

export function readTrack(track: HTMLElement): CarouselPosition {
  return readPosition(measure(track))
}

function measure(track: HTMLElement): TrackMeasures {
  return {
    slideStarts: slideStarts(track),
    slideWidth: track.firstElementChild?.getBoundingClientRect().width ?? track.clientWidth,
    trackWidth: track.clientWidth,
    scrolled: track.scrollLeft,
    maxScroll: track.scrollWidth - track.clientWidth,
  }
}

function slideStarts(track: HTMLElement): number[] {
  const lefts = Array.from(track.children, slide => slide.getBoundingClientRect().left)
  return lefts.map(left => left - (lefts[0] ?? 0))
}
