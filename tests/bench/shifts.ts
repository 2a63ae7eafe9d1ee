import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'

const HEIGHT = 900
const STEP_PIXELS = 300
/** Slow enough for lazy pictures to load while they are in view. */
const STEP_MS = 60
const PATIENCE_MS = 500

/** Sum of all layout shifts, and the elements that moved. */
export type Shifts = { sum: number; moved: string[] }

/** Measures the layout shifts while the whole page is scrolled through. */
export async function measureShifts(url: string, width: number): Promise<Shifts> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width, height: HEIGHT } })
    await page.goto(url, { waitUntil: 'load' })
    await scrollThrough(page)
    return await page.evaluate(readShifts, PATIENCE_MS)
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

/** Runs in the page and reads the buffered entries. Without any entry the observer is never called, hence the timeout. */
function readShifts(patienceMs: number): Promise<Shifts> {
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}#${node.id} ${node.className}`.slice(0, 80) : '?'
  return new Promise(resolve => {
    new PerformanceObserver(list => {
      const entries = list.getEntries() as Entry[]
      resolve({
        sum: entries.reduce((sum, { value }) => sum + value, 0),
        moved: entries.flatMap(({ startTime, sources }) =>
          sources.map(({ node }) => `${nameOf(node)} after ${Math.round(startTime)} ms`),
        ),
      })
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve({ sum: 0, moved: [] }), patienceMs)
  })
}
