import { type BrowserContext, test as base } from '@playwright/test'
import { stack } from './stack.ts'

/**
 * Playwright's `test` for the Studio: all tests of a worker share one browser context, whose cache holds the Studio's compiled code, so
 * it opens in half the time. Every test has a new tab and empty storage.
 */
export const test = base.extend<object, { studio: BrowserContext }>({
  studio: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: stack.siteUrl })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ studio, browser, hasTouch, permissions }, use) => {
    if (hasTouch) {
      const phone = await browser.newContext({ baseURL: stack.siteUrl, hasTouch })
      await use(phone)
      return phone.close()
    }
    await studio.grantPermissions(permissions ?? [])
    await use(studio)
    await studio.clearPermissions()
    await studio.clearCookies()
    await Promise.all(studio.pages().map(page => page.close()))
  },
  page: async ({ context, viewport, colorScheme, actionTimeout }, use) => {
    const page = await context.newPage()
    page.setDefaultTimeout(actionTimeout ?? 0)
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    // Only a page of the site can clear its storage.
    await page.goto('/healthz')
    await page.evaluate(() => localStorage.clear())
    await use(page)
  },
})
