/** Tells, at first and whenever it changes, whether visitors see this fraction of an element: no background tab, not rendered ahead. Returns a function that stops it. */
export function followSight(element: Element, fraction: number, tell: (isSeen: boolean) => void): () => void {
  let isInWindow = false
  const tellBoth = () => tell(isInWindow && !document.hidden && !document.prerendering)
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
  const leaving = new AbortController()
  for (const event of ['visibilitychange', 'prerenderingchange'])
    document.addEventListener(event, tellBoth, { signal: leaving.signal })
  return () => {
    observer.disconnect()
    leaving.abort()
  }
}

/** Calls back once, when the element is within `rootMargin` of the viewport. Returns a function that cancels this. */
export function whenNear(element: Element, tell: () => void, rootMargin: string): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      tell()
    },
    // With its root named, or the margin has no effect in a frame, where staff preview the page.
    { root: document, rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches
}

/** Neither is in every browser. */
type SavingNavigator = Navigator & { connection?: { saveData?: boolean } }
const REDUCED_DATA = '(prefers-reduced-data: reduce)'

/** Whether the visitor has asked for pages that need less data. */
export function savesData({ connection }: SavingNavigator = navigator): boolean {
  return connection?.saveData === true || matchMedia(REDUCED_DATA).matches
}
