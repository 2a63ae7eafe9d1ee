import { test as base, expect, type Page } from '@playwright/test'

/**
 * Playwright's `test`, whose `page` fails its test on any problem in the browser: an error on the console, an uncaught exception, a request
 * that failed or was answered with an error.
 */
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
  // The films' buttons are rendered only after hydration.
  await expect(page.getByRole('button', { name: 'Play: Watch the founder' })).toBeVisible()
}

/** Waits until any page is hydrated. Before hydration a clicked link causes a full page load. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some(name => name.startsWith('__react')))
  await page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => done())))
}

/** Adds CSS rules to the page. Playwright's addStyleTag inserts an inline style sheet, which the site's CSP blocks. */
export async function addStyles(page: Page, rules: string): Promise<void> {
  await page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
}

/**
 * Scrolls through the whole page, so that everything lazy is requested, and waits for all pictures. Chromium without a GPU may stop
 * painting for minutes on a busy machine, so a frame is awaited for at most a second.
 */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise<unknown>(resolve => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 1_000)
      })
    }
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() => Array.from(document.images).every(image => image.complete), null, { polling: 100 })
}

/** URLs of the pictures that failed to load. */
export function findBrokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter(image => image.complete && image.naturalWidth === 0)
      .map(image => image.currentSrc || image.src),
  )
}
