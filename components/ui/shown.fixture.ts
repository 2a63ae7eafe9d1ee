import { vi } from 'vitest'

/** Pretends that the browser renders the page ahead of a click, until the returned function shows it. */
export function prerender(): () => void {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
  return () => {
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
  }
}

/** What the browser tells of how the page came, until vi.restoreAllMocks(). */
export function stubNavigation(timing: Partial<PerformanceNavigationTiming>): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object(timing)])
}
