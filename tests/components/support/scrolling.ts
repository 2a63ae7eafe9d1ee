import { drawFrame } from './clock'

/** Scrolls at once. Returns when components know the new position. */
export async function scrollDownTo(top: number): Promise<void> {
  scrollTo({ top, behavior: 'instant' })
  await drawFrame()
}

/** How far the page can be scrolled, in CSS pixels. */
export function furthestScroll(): number {
  return document.documentElement.scrollHeight - innerHeight
}
