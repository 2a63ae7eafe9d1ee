import { expect, type Page } from '@playwright/test'
import { openLandingPage } from './page.ts'

export async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install()
  await stopClock(page)
  await openLandingPage(page)
}

/** Pauses the clock one second ahead. `pauseAt` throws when that time has passed before the call arrives, so it is retried. */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass()
}

/** Forces the browser to render a frame, after which IntersectionObservers have reported. The page's own frames stay stopped. */
export async function drawFrame(page: Page): Promise<void> {
  await page.screenshot()
}
