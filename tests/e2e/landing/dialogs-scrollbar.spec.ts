import { expect } from '@playwright/test'
import { openDialog } from '../../support/forms.ts'
import { openLandingPage, test } from '../../support/page.ts'

const LARGE = { width: 1440, height: 900 }

/** Playwright hides scrollbars. Here they take up space, as on most computers with a mouse. */
test.use({
  viewport: LARGE,
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

test('the page keeps its width when a dialog hides the scrollbar', async ({ page }) => {
  await openLandingPage(page)
  const content = () => page.locator('main').evaluate(main => main.getBoundingClientRect().width)
  const scrollbar = () => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)
  const width = await content()
  expect(width).toBeLessThan(LARGE.width)
  expect(await scrollbar()).toBe(LARGE.width - width)

  const dialog = await openDialog(page, 'contact')
  await expect.poll(scrollbar).toBe(0)
  await expect.poll(content).toBe(width)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(content).toBe(width)
})
