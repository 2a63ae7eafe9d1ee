/** A page may have been fetched or rendered ahead of the click that shows it (/speculation.json). What moves or opens by itself waits until then. */

/** Not in every browser, so not in TypeScript's own types. */
declare global {
  interface Document {
    readonly prerendering?: boolean
  }
  interface PerformanceNavigationTiming {
    readonly activationStart?: number
  }
}

/** Starts once the page is shown: at once, unless it is still rendered ahead. Returns a function that cancels this, or stops what was started. */
export function whenShown(start: () => (() => void) | undefined): () => void {
  if (!document.prerendering) return start() ?? (() => {})
  let stop: (() => void) | undefined
  const leaving = new AbortController()
  const options = { once: true, signal: leaving.signal }
  document.addEventListener('prerenderingchange', () => (stop = start()), options)
  return () => {
    leaving.abort()
    stop?.()
  }
}

/** Milliseconds for which the page has been open. Of a page that was rendered ahead, performance.now() counts the time before, too. */
export function msSinceShown(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance.now() - (navigation?.activationStart ?? 0)
}
