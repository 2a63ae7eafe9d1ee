import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { stack } from './stack.ts'
import { enterStudio, isInStudio, ownTabs } from './studio.ts'

/** A tab that has been through this many tests is closed, so that no journey measures what a hundred others left in memory. */
const MAX_TESTS_OF_TAB = 12
/** A list of contents alone: forms, dialogs and tools of the test before are gone. */
const REST = '/studio/structure'

type Options = {
  /**
   * A new tab, in which every place of the Studio is loaded. For tests that leave a clock or scripts behind, read how it starts, go from one
   * previewed page to another, or end while a change is being saved: when its draft then goes, Sanity's form crashes or saves forever.
   */
  ownTab: boolean
}

type Kept = { page: Page; tests: number }

/**
 * Playwright's `test` for the Studio: all tests of a worker share one browser with a profile on disk, because only a profile keeps compiled
 * code: the Studio opens in a third of the time. Storage is empty at the start of every test. A test that passed leaves its tab to the
 * next one, whose openers (studio.ts) then go to their place without starting the Studio again.
 */
export const test = base.extend<Options, { studio: BrowserContext; kept: { tab: Kept | null } }>({
  ownTab: [false, { option: true }],
  studio: [
    async ({ playwright, launchOptions }, use) => {
      const context = await playwright.chromium.launchPersistentContext('', {
        ...launchOptions,
        baseURL: stack.siteUrl,
      })
      await context.addInitScript(limitIdleCallbacks)
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  kept: [({}, use) => use({ tab: null }), { scope: 'worker' }],
  context: async ({ studio, kept, browser, hasTouch, permissions }, use) => {
    if (hasTouch) {
      const phone = await browser.newContext({ baseURL: stack.siteUrl, hasTouch })
      await use(phone)
      return phone.close()
    }
    await studio.grantPermissions(permissions ?? [])
    await use(studio)
    await studio.clearPermissions()
    await studio.clearCookies()
    // The first tab stays, because a browser without tabs ends.
    const [, ...tabs] = studio.pages()
    await Promise.all(tabs.filter(tab => tab !== kept.tab?.page).map(tab => tab.close()))
  },
  page: async ({ context, studio, kept, ownTab, viewport, colorScheme, actionTimeout }, use, info) => {
    const isKeeping = !ownTab && context === studio
    const { page, tests } = (isKeeping && kept.tab) || { page: await context.newPage(), tests: 0 }
    if (isKeeping) kept.tab = null
    if (ownTab) ownTabs.add(page)
    page.setDefaultTimeout(actionTimeout ?? 0)
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    // Only a page of the site can clear its storage.
    if (tests === 0) await page.goto('/healthz')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await use(page)
    await page.removeAllListeners(undefined, { behavior: 'wait' })
    await page.unrouteAll({ behavior: 'wait' })
    if (!isKeeping || info.status !== info.expectedStatus || tests >= MAX_TESTS_OF_TAB || !isInStudio(page)) return
    await enterStudio(page, REST)
    kept.tab = { page, tests: tests + 1 }
  },
})

/** In some tabs, headless Chromium stops running idle callbacks, in which Sanity validates forms, so Publish would wait forever. */
function limitIdleCallbacks(): void {
  const request = window.requestIdleCallback.bind(window)
  // biome-ignore lint/plugin: this is how soon a browser is idle.
  window.requestIdleCallback = (callback, options) => request(callback, { timeout: 200, ...options })
}
