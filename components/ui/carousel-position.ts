import { fillIn } from '@/lib/format'

/** Which slides a carousel shows: the first of them, and how many fit beside each other. */
export type CarouselPosition = { first: number; visible: number }

/** What the browser measures, in CSS pixels; the slides' starts count from the first slide's start. */
export type TrackMeasures = {
  slideStarts: number[]
  slideWidth: number
  trackWidth: number
  scrolled: number
  maxScroll: number
}

/** Browsers round scroll offsets to fractions of a pixel of their own choice. */
const ROUNDING_PX = 2

/** The position that a scrolled track shows: the slide nearest to its start, or the last ones at its end. */
export function readPosition({
  slideStarts,
  slideWidth,
  trackWidth,
  scrolled,
  maxScroll,
}: TrackMeasures): CarouselPosition {
  const visible = Math.max(1, Math.floor((trackWidth + ROUNDING_PX) / slideWidth))
  const last = lastFirst(slideStarts.length, visible)
  if (scrolled > 0 && scrolled >= maxScroll - ROUNDING_PX) return { first: last, visible }
  const distances = slideStarts.map(start => Math.abs(start - scrolled))
  return { first: Math.min(last, distances.indexOf(Math.min(...distances))), visible }
}

/** The slide to move to for a step of as many slides as are visible; past an end it wraps around, or stays. */
export function stepFrom(
  { first, visible }: CarouselPosition,
  direction: 'previous' | 'next',
  { count, wraps }: { count: number; wraps: boolean },
): number {
  const last = lastFirst(count, visible)
  if (direction === 'next') return first >= last && wraps ? 0 : Math.min(last, first + visible)
  return first <= 0 && wraps ? last : Math.max(0, first - visible)
}

/** The position after moving to a slide, which is the first one shown unless the track ends before. */
export function moveTo(slide: number, position: CarouselPosition, count: number): CarouselPosition {
  return { ...position, first: Math.min(slide, lastFirst(count, position.visible)) }
}

export function isLast({ first, visible }: CarouselPosition, count: number): boolean {
  return first >= lastFirst(count, visible)
}

export function isShown(slide: number, { first, visible }: CarouselPosition): boolean {
  return slide >= first && slide < first + visible
}

/** The name of a slide, of its dot and of the place reached: "1 of 5" for the label "{number} of {count}". */
export function placeOf(slide: number, count: number, label: string): string {
  return fillIn(label, { number: slide + 1, count })
}

function lastFirst(count: number, visible: number): number {
  return Math.max(0, count - visible)
}
