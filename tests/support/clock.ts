import { expect, type Page } from '@playwright/test'
import { openLandingPage } from './page.ts'

/** One step of a stopped clock: about as long as people take to notice a change. */
export const STEP_MS = 50
/** Longer than anything on the page that tests wait for in steps. */
const MAX_WAIT_MS = 15_000

/** Opens the landing page with a stopped clock: timers and frames run only when the test advances it. */
export async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install()
  await stopClock(page)
  await openLandingPage(page)
}

/** Pauses the clock one second ahead. `pauseAt` throws when that time has passed before the call arrives, so it is retried. */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass()
}

/** Advances a stopped clock in steps until the condition holds. Returns the elapsed milliseconds, a multiple of the step. */
export async function timeUntil(page: Page, isTrue: () => Promise<boolean>, stepMs = STEP_MS): Promise<number> {
  for (let passedMs = 0; passedMs <= MAX_WAIT_MS; passedMs += stepMs) {
    if (await isTrue()) return passedMs
    await page.clock.runFor(stepMs)
  }
  throw new Error(`It did not happen within ${MAX_WAIT_MS} ms of the page's clock`)
}

/** Forces the browser to render a frame, after which IntersectionObservers have reported. The page's own frames stay stopped. */
export async function drawFrame(page: Page): Promise<void> {
  await page.screenshot()
}
