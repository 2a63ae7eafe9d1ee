import { fillIn } from '@/lib/words/format'

/** The slides that a carousel shows: the index of the first, and how many fit side by side. */
export type CarouselPosition = { first: number; visible: number }

/** Measured in CSS pixels; `slideStarts` are relative to the first slide. */
export type TrackMeasures = {
  slideStarts: number[]
  slideWidth: number
  trackWidth: number
  scrolled: number
  maxScroll: number
}

/** A tolerance, because browsers round scroll offsets to different fractions of a pixel. */
const ROUNDING_PX = 2

/** The slide nearest to the start of the track, or the last slides when the track is scrolled to its end. */
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

/** The slide to move to for a step of `visible` slides; at an end it wraps around or stays. */
export function stepFrom(
  { first, visible }: CarouselPosition,
  direction: 'previous' | 'next',
  { count, wraps }: { count: number; wraps: boolean },
): number {
  const last = lastFirst(count, visible)
  if (direction === 'next') return first >= last && wraps ? 0 : Math.min(last, first + visible)
  return first <= 0 && wraps ? last : Math.max(0, first - visible)
}

/** The position after moving to a slide: it is the first one shown, unless the track ends before that. */
export function moveTo(slide: number, position: CarouselPosition, count: number): CarouselPosition {
  return { ...position, first: Math.min(slide, lastFirst(count, position.visible)) }
}

export function isLast({ first, visible }: CarouselPosition, count: number): boolean {
  return first >= lastFirst(count, visible)
}

export function isShown(slide: number, { first, visible }: CarouselPosition): boolean {
  return slide >= first && slide < first + visible
}

/** The label of a slide, of its dot and of the current position: "1 of 5" for "{number} of {count}". */
export function placeOf(slide: number, count: number, label: string): string {
  return fillIn(label, { number: slide + 1, count })
}

function lastFirst(count: number, visible: number): number {
  return Math.max(0, count - visible)
}
