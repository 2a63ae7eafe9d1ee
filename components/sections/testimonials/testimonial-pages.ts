/** Testimonials stand in pages of as many as fit beside each other, so that each always stands at the same place. */
export type TestimonialPages = {
  /** The testimonial that was asked for last, counted from 0; its page shows. */
  current: number
  perPage: number
  count: number
}

export type Direction = 'previous' | 'next'

type Point = { clientX: number; clientY: number }

/** Shorter movements of a finger are taps. */
const SWIPE_MIN_PX = 40

export function isShown(testimonial: number, { current, perPage }: Omit<TestimonialPages, 'count'>): boolean {
  return Math.floor(testimonial / perPage) === Math.floor(current / perPage)
}

/** The first testimonial of the page before or after the one that shows; past an end it wraps around. */
export function stepFrom({ current, perPage, count }: TestimonialPages, direction: Direction): number {
  const pageCount = Math.ceil(count / perPage)
  const page = Math.floor(current / perPage) + (direction === 'next' ? 1 : -1)
  return ((page + pageCount) % pageCount) * perPage
}

/** The step that a finger asks for between two points; null for a tap and for scrolling up or down. */
export function swipeOf(from: Point, to: Point): Direction | null {
  const across = to.clientX - from.clientX
  const down = to.clientY - from.clientY
  if (Math.abs(across) < Math.max(SWIPE_MIN_PX, 2 * Math.abs(down))) return null
  return across < 0 ? 'next' : 'previous'
}
