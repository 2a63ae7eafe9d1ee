import type { Page } from '@playwright/test'

/** Enough for every timer that a page of ours has. */
const LATEST_TIMERS = 300

/** Cancels the page's timers, so that it stays as it is while the clock runs, which axe needs. */
export async function freeze(page: Page): Promise<void> {
  await page.evaluate(count => {
    const last = Number(setTimeout(() => {}))
    for (let id = last - count; id <= last; id++) {
      try {
        clearTimeout(id)
      } catch {
        // Playwright's clock refuses to clear frames and idle callbacks like timers.
      }
    }
  }, LATEST_TIMERS)
  await page.clock.resume()
}
