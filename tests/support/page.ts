import { test as base, expect, type Page } from '@playwright/test'

/**
 * Playwright's `test`, whose `page` fails its test on anything that a visitor's browser would complain about: an error on
 * the console, an uncaught exception, a request that failed or was answered with an error.
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
    // The browser itself aborts what a new page, or a film that has enough in store, no longer needs.
    if (reason === 'net::ERR_ABORTED') return
    if (!hasJavaScript && request.resourceType() === 'script') return
    complaints.push(`${reason} ${request.url()}`)
  })
  return complaints
}

/** Opens the landing page and waits until its controls answer: a click before that would be lost. */
export async function openLandingPage(page: Page): Promise<void> {
  await page.goto('/')
  // The films' buttons are the controls that only exist once the page is interactive.
  await expect(page.getByRole('button', { name: 'Play: Watch the founder' })).toBeVisible()
}

/** Waits until the code of any page is at work: it comes after the first paint, and a link that is followed before is the browser's. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some(name => name.startsWith('__react')))
  await page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => done())))
}

/** Adds rules to this page. Playwright's own way is a style sheet in the page's text, which the site's policy does not allow. */
export async function addStyles(page: Page, rules: string): Promise<void> {
  await page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
}

/**
 * Goes down the whole page, as reading does, so that everything lazy is asked for; waits until all pictures are there. A Chromium
 * without a graphics processor on a busy machine may stop painting for minutes: frames are not waited for beyond a second.
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

/** Names of the pictures that the browser could not show. */
export function findBrokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter(image => image.complete && image.naturalWidth === 0)
      .map(image => image.currentSrc || image.src),
  )
}
