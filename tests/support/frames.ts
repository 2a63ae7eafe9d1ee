import type { Page } from '@playwright/test'

const TIMEOUT_MS = 30_000

/** Chromium without a GPU may stop drawing for minutes on a busy machine; a picture of one pixel forces a frame. */
export async function forceFrame(page: Page, place = 'that was opened'): Promise<void> {
  try {
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, caret: 'initial', timeout: TIMEOUT_MS })
  } catch (error) {
    throw new Error(`The browser drew no frame of the page ${place}`, { cause: error })
  }
}
