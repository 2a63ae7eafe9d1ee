import { type CarouselPosition, readPosition, type TrackMeasures } from '@/components/ui/carousel-position'

/** A track that has not moved for this long has come to rest. Not every browser has the scrollend event. */
const SCROLL_RESTS_MS = 100

/** Tells the position whenever the track has come to rest after a scroll, or has another size. */
export function watchPosition(track: HTMLElement, tell: (position: CarouselPosition) => void): () => void {
  const read = () => tell(readPosition(measure(track)))
  let rest: ReturnType<typeof setTimeout>
  const readAtRest = () => {
    clearTimeout(rest)
    rest = setTimeout(read, SCROLL_RESTS_MS)
  }
  const sizes = new ResizeObserver(read)
  sizes.observe(track)
  track.addEventListener('scroll', readAtRest, { passive: true })
  return () => {
    clearTimeout(rest)
    sizes.disconnect()
    track.removeEventListener('scroll', readAtRest)
  }
}

/** Smoothly, unless people want less motion: the style sheet decides. */
export function scrollToSlide(track: HTMLElement, slide: number): void {
  track.scrollTo({ left: slideStarts(track)[slide] })
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
