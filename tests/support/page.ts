import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test'

/** Longer than the hydration of any page takes on a busy machine. */
const IDLE_LIMIT_MS = 5_000
/** Half screens: several times as many as the longest page has on the smallest phone. */
const MAX_STEPS = 300
const PICTURES_TIMEOUT_MS = 60_000

/** Playwright's `test`, whose `page` fails its test on an error on the console, an uncaught exception or a failed request. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const complaints = watchComplaints(page, javaScriptEnabled !== false)
    await use(page)
    expect(complaints, 'The browser complained').toEqual([])
  },
})

function watchComplaints(page: Page, hasJavaScript: boolean): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`))
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText
    // The browser aborts requests that a navigation, or a film with enough in its buffer, makes superfluous.
    if (reason === 'net::ERR_ABORTED') return
    if (!hasJavaScript && request.resourceType() === 'script') return
    complaints.push(`${reason} ${request.url()}`)
  })
  return complaints
}

/** Opens the landing page and waits until it is hydrated; earlier clicks would be lost. */
export async function openLandingPage(page: Page): Promise<void> {
  await page.goto('/')
  // The films' buttons are rendered only after hydration. The frame with them is awaited too: Chromium lets Tab reach
  // a new element of a far section behind a modal dialog that opens before it was part of a frame.
  await page.waitForFunction(() => document.querySelector('.film-cover'), null, { polling: 'raf' })
}

/** Waits until any page is hydrated. Before hydration a clicked link causes a full page load. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some(name => name.startsWith('__react')), null, {
    polling: 100,
  })
  // In some tabs headless Chromium never runs idle callbacks, so one that is late runs all the same.
  await page.evaluate(
    limit => new Promise<void>(done => requestIdleCallback(() => done(), { timeout: limit })),
    IDLE_LIMIT_MS,
  )
}

/** Adds CSS rules to the page. Playwright's addStyleTag inserts an inline style sheet, which the site's CSP blocks. */
export async function addStyles(page: Page, rules: string): Promise<void> {
  await page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
}

/** Scrolls through the whole page, so that everything lazy is requested, and waits for all pictures. */
export async function readToTheEnd(page: Page): Promise<void> {
  let at = { top: 0, height: 0, isEnd: false }
  for (let step = 0; !at.isEnd; step++) {
    const place = `at ${at.top} of ${at.height} px`
    if (step === MAX_STEPS)
      throw new Error(`The page grows as it is scrolled: after ${MAX_STEPS} steps, it is ${place}`)
    at = await page.evaluate(scrollByHalf, step)
    await forceFrame(page, `at ${at.top} of ${at.height} px`)
  }
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await expect
    .poll(() => page.evaluate(findLoading), { message: 'pictures that still load', timeout: PICTURES_TIMEOUT_MS })
    .toEqual([])
}

/** Runs in the page. */
function findLoading(): string[] {
  return Array.from(document.images)
    .filter(image => !image.complete)
    .map(image => image.currentSrc || image.src)
}

/** Runs in the page. */
function scrollByHalf(step: number): { top: number; height: number; isEnd: boolean } {
  const top = (step * window.innerHeight) / 2
  window.scrollTo({ top, behavior: 'instant' })
  const height = document.body.scrollHeight
  return { top, height, isEnd: top >= height }
}

const TIMEOUT_MS = 30_000

/** Chromium without a GPU may stop drawing for minutes on a busy machine; a picture of one pixel forces a frame. */
export async function forceFrame(page: Page, place = 'that was opened'): Promise<void> {
  try {
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, caret: 'initial', timeout: TIMEOUT_MS })
  } catch (error) {
    throw new Error(`The browser drew no frame of the page ${place}`, { cause: error })
  }
}

/** Collects the CSP violations of all pages in the context, from now on. */
export async function watchViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeBinding(
    'tellViolation',
    ({ page }, what: string) => void violations.push(`${page.url()}: ${what}`),
  )
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
        const tell: unknown = Reflect.get(window, 'tellViolation')
        if (typeof tell === 'function')
          tell(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`)
      },
    )
  })
  return violations
}

/** Pauses the clock one second ahead. `pauseAt` throws when that time has passed before the call arrives, so it is retried. */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass()
}

/** A film that has enough in its buffer, and a stream of events, stay open. */
const ENDLESS = ['media', 'eventsource', 'websocket']

/** Watches what the page requests from now on. Returns a function that waits until all of it, and what it causes, has arrived. */
export function watchArrivals(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', request => {
    if (!ENDLESS.includes(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
  const look = async () => {
    const seen = new Set<Request>()
    for (let frame = 0; frame < 2; frame++) {
      await forceFrame(page)
      for (const request of open) seen.add(request)
    }
    return Array.from(seen, request => request.url())
  }
  return () => expect.poll(look, 'requests that have not arrived').toEqual([])
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

/** Expects the section to start below the header, in the upper part of the viewport. */
export async function expectAtTop(page: Page, id: string): Promise<void> {
  const header = await page.getByRole('banner').evaluate(bar => bar.getBoundingClientRect().height)
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(header)
  await expect.poll(() => topOf(page, id)).toBeLessThan(header + 40)
}

function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate(section => Math.round(section.getBoundingClientRect().top))
}
