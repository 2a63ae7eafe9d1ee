/** Testimonials are grouped in pages of as many as fit side by side, so that each always has the same position. */
type TestimonialPages = {
  /** Index of the testimonial that was chosen last; the page that contains it is shown. */
  current: number
  perPage: number
  count: number
}

export type Direction = 'previous' | 'next'

type Point = { clientX: number; clientY: number }

/** Shorter movements count as taps. */
const SWIPE_MIN_PX = 40

export function isShown(testimonial: number, { current, perPage }: Omit<TestimonialPages, 'count'>): boolean {
  return Math.floor(testimonial / perPage) === Math.floor(current / perPage)
}

/** The first testimonial of the previous or next page; wraps around at the ends. */
export function stepFrom({ current, perPage, count }: TestimonialPages, direction: Direction): number {
  const pageCount = Math.ceil(count / perPage)
  const page = Math.floor(current / perPage) + (direction === 'next' ? 1 : -1)
  return ((page + pageCount) % pageCount) * perPage
}

/** The direction of a swipe between two points; null for a tap or a vertical scroll. */
export function swipeOf(from: Point, to: Point): Direction | null {
  const across = to.clientX - from.clientX
  const down = to.clientY - from.clientY
  if (Math.abs(across) < Math.max(SWIPE_MIN_PX, 2 * Math.abs(down))) return null
  return across < 0 ? 'next' : 'previous'
}
