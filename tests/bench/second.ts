import { setTimeout as delay } from 'node:timers/promises'
import puppeteer, { type Page } from 'puppeteer-core'
import { findBrowser } from '../../scripts/installs.ts'
import { stack } from '../support/stack.ts'
import startFreshStack from '../support/start-stack.ts'
import { type Figure, figure, inTurns } from './frame.ts'

const ROUNDS = 7
const VIEWPORT = { width: 1440, height: 900 }
const SECOND = '/register'
/** A pointer that rests on a link before it presses, and the time that a press takes. */
const [REST_MS, PRESS_MS] = [400, 90]
/** Browsers fetch the list of pages that may be rendered ahead after the page is there. */
const SETTLE_MS = 1_500

/**
 * From the click on the blog's link to the registration until something of it is painted: rendered ahead while the button is pressed, and in
 * turns with it opened by Enter, which no browser sees coming. Not by Playwright, which drives Chromium in a way that switches rendering ahead off.
 */
export async function benchSecond(): Promise<Figure[]> {
  await using ends = new AsyncDisposableStack()
  ends.defer(await startFreshStack())
  const [pressed = [], entered = []] = await inTurns(
    ROUNDS,
    () => inBrowser(press),
    () => inBrowser(enter),
  )
  const ahead = pressed.filter(({ isAhead }) => isAhead).length
  return [
    figure(
      'First paint of a page that was rendered ahead',
      pressed.map(({ paintMs }) => paintMs),
      { atMost: 100 },
    ),
    figure(
      'First paint of a page that was not',
      entered.map(({ paintMs }) => paintMs),
    ),
    figure(`Rendered ahead, of ${ROUNDS}`, [ahead], { atLeast: ROUNDS, show: String }),
  ]
}

type Opened = { paintMs: number; isAhead: boolean }

/** Each round has a browser of its own, so that no page is in its cache. */
async function inBrowser(open: (page: Page) => Promise<number>): Promise<Opened> {
  const executablePath = findBrowser()
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'], defaultViewport: VIEWPORT })
  try {
    const page = await browser.newPage()
    await page.goto(`${stack.siteUrl}/blog`, { waitUntil: 'load' })
    await delay(SETTLE_MS)
    const start = await open(page)
    const { paintedAt, isAhead } = await page.evaluate(readPaint)
    return { paintMs: paintedAt - start, isAhead }
  } finally {
    await browser.close()
  }
}

const LINK = `header a[href="${SECOND}"]`

/** Both open SECOND and return when the button was released or the key pressed, in milliseconds since 1970. */
async function press(page: Page): Promise<number> {
  await page.hover(LINK)
  await delay(REST_MS)
  await page.mouse.down()
  await delay(PRESS_MS)
  const start = Date.now()
  // The page that was rendered ahead takes the place of the first one, and puppeteer follows it as a navigation.
  await Promise.all([page.waitForNavigation(), page.mouse.up()])
  return start
}

async function enter(page: Page): Promise<number> {
  await page.focus(LINK)
  const start = Date.now()
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  return start
}

/** Runs in the page. A page that is rendered ahead is painted once it is shown. */
function readPaint(): Promise<{ paintedAt: number; isAhead: boolean }> {
  const [navigation] = performance.getEntriesByType('navigation')
  const activatedMs = Number(Object(navigation).activationStart ?? 0)
  return new Promise(resolve => {
    new PerformanceObserver((list, observer) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (!paint) return
      observer.disconnect()
      const paintedAt = performance.timeOrigin + Math.max(paint.startTime, activatedMs)
      resolve({ paintedAt, isAhead: activatedMs > 0 })
    }).observe({ type: 'paint', buffered: true })
  })
}
