/**
 * Reports, at first and whenever it changes, whether visitors can see at least this fraction of an element: it is inside the
 * window, and the page is not in a background tab. Returns a function that stops it.
 */
export function followSight(element: Element, fraction: number, tell: (isSeen: boolean) => void): () => void {
  let isInWindow = false
  const tellBoth = () => tell(isInWindow && !document.hidden)
  const observer = new IntersectionObserver(
    entries => {
      // Only the last entry is current, and not every browser compares isIntersecting with the threshold.
      const entry = entries.at(-1)
      isInWindow = Boolean(entry?.isIntersecting && entry.intersectionRatio >= fraction)
      tellBoth()
    },
    { threshold: fraction },
  )
  observer.observe(element)
  document.addEventListener('visibilitychange', tellBoth)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', tellBoth)
  }
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches
}
