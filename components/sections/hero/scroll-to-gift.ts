import { prefersReducedMotion } from '@/components/ui/sight'
import type { GiftPetals } from './goal'

/** Between the header and what is below it. */
const MARGIN_PX = 8

/** Scrolls to what a gift does, clear of header and rail: its tag, its petals and its sentence, or the upper ones where not all fit. */
export function scrollToGift(art: Element, { first, last, kind }: GiftPetals): void {
  const petals = [...art.querySelectorAll('.petals > path:not(.petal-rim)')].slice(first - 1, last)
  const words = [...art.querySelectorAll('.gift-own, .gift-own > *')]
  const boxes = [...(kind === 'beyond' ? [] : petals), ...words]
    .filter(part => part.checkVisibility())
    .map(part => part.getBoundingClientRect())
  const rail = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
  const above = aboveBelowHeader(Math.min(...boxes.map(({ top }) => top)))
  const below = Math.max(...boxes.map(({ bottom }) => bottom)) + rail - innerHeight
  const top = above < 0 ? above : Math.min(above, Math.max(below, 0))
  scrollBy({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

/** How far to scroll for this edge to be just below the header. Near the start of the page the header has its full height. */
function aboveBelowHeader(edge: number): number {
  const [full, now] = ['.header-bar', '.header-row'].map(part => document.querySelector(part)?.clientHeight ?? 0)
  const above = edge - (now ?? 0) - MARGIN_PX
  return scrollY + above > (full ?? 0) ? above : edge - (full ?? 0) - MARGIN_PX
}
