import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import puppeteer, { type Page } from 'puppeteer-core'
import { SPECULATION_PATH, SPECULATION_TYPE, speculationRules } from '../../lib/speculation.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { stack } from '../support/stack.ts'
import startFreshStack from '../support/start-stack.ts'
import { atMost, type Figure, median, milliseconds, toCompare } from './figure.ts'

const MAX_PAINT_MS = 100
const ROUNDS = 7
const VIEWPORT = { width: 1440, height: 900 }
const FIRST = '/blog'
const SECOND = '/register'
/** A pointer that rests on a link before it presses, and the time that a press takes. */
const REST_MS = 400
const PRESS_MS = 90
/** Browsers fetch the list of pages that may be rendered ahead after the page is there. */
const SETTLE_MS = 1_500

type Opened = { paintMs: number; isAhead: boolean }

/**
 * From the click on the blog's link to the registration until something of it is painted: rendered ahead while the button is pressed, and in turns
 * with it opened by Enter, which no browser sees coming, and beside pages that are empty. Not by Playwright, which drives Chromium in a way that switches rendering ahead off.
 */
export async function benchSecondPage(): Promise<Figure[]> {
  const stop = await startFreshStack()
  const empty = await startEmptyPages()
  try {
    const [ahead, today, least]: [Opened[], Opened[], Opened[]] = [[], [], []]
    for (let round = 0; round < ROUNDS; round++) {
      ahead.push(await inBrowser(stack.siteUrl, press))
      today.push(await inBrowser(stack.siteUrl, enter))
      least.push(await inBrowser(empty.url, press))
    }
    return [
      atMost('First paint of a page that was rendered ahead', MAX_PAINT_MS, middle(ahead), milliseconds),
      toCompare('First paint of a page that was not', milliseconds(middle(today))),
      toCompare('First paint of an empty page that was rendered ahead', milliseconds(middle(least))),
      toCompare('Rendered ahead', `${count(ahead)} of ${ROUNDS} pressed, ${count(today)} of ${ROUNDS} by Enter`),
    ]
  } finally {
    empty.stop()
    await stop()
  }
}

/** Two pages without styles and scripts: no page can be painted sooner by this browser on this machine. */
async function startEmptyPages(): Promise<{ url: string; stop: () => void }> {
  const server = createServer(({ url }, response) => {
    if (url !== SPECULATION_PATH) {
      response.setHeader('content-type', 'text/html')
      response.setHeader('speculation-rules', `"${SPECULATION_PATH}"`)
      return response.end(`<!doctype html><title>Empty</title><header><a href="${SECOND}">Second</a></header>`)
    }
    response.setHeader('content-type', SPECULATION_TYPE)
    return response.end(JSON.stringify(speculationRules([])))
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const { port }: AddressInfo = Object(server.address())
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

/** Each round has a browser of its own, so that no page is in its cache. */
async function inBrowser(siteUrl: string, open: (page: Page) => Promise<number>): Promise<Opened> {
  const executablePath = findBrowser()
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'], defaultViewport: VIEWPORT })
  try {
    const page = await browser.newPage()
    await page.goto(siteUrl + FIRST, { waitUntil: 'load' })
    await delay(SETTLE_MS)
    const start = await open(page)
    const { paintedAt, activatedMs } = await page.evaluate(readPaint)
    return { paintMs: paintedAt - start, isAhead: activatedMs > 0 }
  } finally {
    await browser.close()
  }
}

/** Both open SECOND and return when the button was released or the key pressed, in milliseconds since 1970. */
async function press(page: Page): Promise<number> {
  const link = await page.waitForSelector(`header a[href="${SECOND}"]`)
  await link?.hover()
  await delay(REST_MS)
  await page.mouse.down()
  await delay(PRESS_MS)
  const start = Date.now()
  // The page that was rendered ahead takes the place of the first one, and puppeteer follows it as a navigation.
  await Promise.all([page.waitForNavigation(), page.mouse.up()])
  return start
}

async function enter(page: Page): Promise<number> {
  await page.focus(`header a[href="${SECOND}"]`)
  const start = Date.now()
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  return start
}

/** Runs in the page. A page that is rendered ahead is painted once it is shown. */
function readPaint(): Promise<{ paintedAt: number; activatedMs: number }> {
  const [navigation] = performance.getEntriesByType('navigation')
  const activatedMs = Number(Object(navigation).activationStart ?? 0)
  return new Promise(resolve => {
    new PerformanceObserver((list, observer) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (!paint) return
      observer.disconnect()
      resolve({ paintedAt: performance.timeOrigin + Math.max(paint.startTime, activatedMs), activatedMs })
    }).observe({ type: 'paint', buffered: true })
  })
}

function middle(opened: Opened[]): number {
  return median(opened.map(({ paintMs }) => paintMs))
}

function count(opened: Opened[]): number {
  return opened.filter(({ isAhead }) => isAhead).length
}
