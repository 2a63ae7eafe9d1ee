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

/** Whether somebody can see the page: it is not in a background tab, and no longer rendered ahead. */
export function isPageSeen(): boolean {
  return !document.hidden && !document.prerendering
}

/** Calls back whenever isPageSeen may have changed. Returns a function that stops it. */
export function followPage(tell: () => void): () => void {
  const leaving = new AbortController()
  for (const event of ['visibilitychange', 'prerenderingchange'])
    document.addEventListener(event, tell, { signal: leaving.signal })
  return () => leaving.abort()
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
