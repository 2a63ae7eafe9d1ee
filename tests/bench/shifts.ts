import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'

const HEIGHT = 900
const STEP_PIXELS = 300
/** Slow enough for lazy pictures to arrive while they are in view. */
const STEP_MS = 60
const PATIENCE_MS = 500

/** How much the layout moved by itself while the whole page was scrolled through: the sum of all layout shifts. */
export async function measureShifts(url: string, width: number): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width, height: HEIGHT } })
    await page.goto(url, { waitUntil: 'load' })
    await scrollThrough(page)
    return await page.evaluate(sumOfShifts, PATIENCE_MS)
  } finally {
    await browser.close()
  }
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += STEP_PIXELS) {
    await page.mouse.wheel(0, STEP_PIXELS)
    await page.waitForTimeout(STEP_MS)
  }
}

/** Runs in the page, whose browser has kept the entries since the start; without any, the observer stays silent. */
function sumOfShifts(patienceMs: number): Promise<number> {
  return new Promise(resolve => {
    new PerformanceObserver(list => {
      const shifts = list.getEntries().map(entry => ('value' in entry ? Number(entry.value) : 0))
      resolve(shifts.reduce((sum, value) => sum + value, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(0), patienceMs)
  })
}
