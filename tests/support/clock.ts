import { expect, type Page } from '@playwright/test'
import { openLandingPage } from './page.ts'

/** One step of a stopped clock: about as long as people take to notice. */
export const STEP_MS = 50
/** Longer than anything on the page takes that is waited for in steps. */
const MAX_WAIT_MS = 15_000

/** Opens the landing page with a clock that stands still: timers and frames run only when a test moves it on. */
export async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install()
  await stopClock(page)
  await openLandingPage(page)
}

/** Stops the clock at a second from now; anew, when that time had come before the word to stop had. */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass()
}

/** Moves a stopped clock on, step by step, until something is true; tells how long that took, to the step. */
export async function timeUntil(page: Page, isTrue: () => Promise<boolean>, stepMs = STEP_MS): Promise<number> {
  for (let passedMs = 0; passedMs <= MAX_WAIT_MS; passedMs += stepMs) {
    if (await isTrue()) return passedMs
    await page.clock.runFor(stepMs)
  }
  throw new Error(`It did not happen within ${MAX_WAIT_MS} ms of the page's clock`)
}

/** Has the browser draw, after which it has told the page what is in sight. The page's own frames stand still. */
export async function drawFrame(page: Page): Promise<void> {
  await page.screenshot()
}
