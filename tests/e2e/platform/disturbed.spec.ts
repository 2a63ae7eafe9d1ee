import { test as base, expect } from '@playwright/test'
import { LONG } from '../../../scripts/proofs/short.ts'
import { disturb } from '../../support/disturb.ts'
import { differences, expectWhole, readContent, readWhole } from '../../support/disturbed-pages.ts'
import { startOutage, UNCONFIRMED_PAGE } from '../../support/outage.ts'

const PRESS_TIMEOUT_MS = 10_000

/** Uses Playwright's own test, because React reports on the console that it rendered the page again. The short proof looks at the registration. */
const PAGES = {
  registration: '/register',
  landing: '/',
  'trial form': '/request-trial',
  'short trial form': '/karima',
  'saved answers': '/register/continue',
  'success of a form': '/success',
  'form that was received without its page': '/received',
  'fee calculator': '/fee-calculator?donations=5000&share=40',
  post: '/post/thirty-nights',
  blog: '/blog',
  category: '/blog/category/finance',
  author: '/author/maryam-raza',
  legal: '/terms',
  missing: '/post/no-such-post',
  'made by staff': '/ramadan',
}

for (const [kind, path] of Object.entries(PAGES)) {
  const tag = kind === 'registration' ? [] : LONG
  base(`${kind}: all content is there after hydration, whatever was done to the page before it`, { tag }, ({ page }) =>
    expectWhole(page, path),
  )
}

base(
  'unavailable: all content is there after hydration, whatever was done to the page before it',
  { tag: LONG },
  async ({ page }) => {
    const site = await startOutage()
    try {
      await expectWhole(page, site.url + UNCONFIRMED_PAGE)
    } finally {
      await site.end('SIGTERM')
    }
  },
)

base('a translated blog leads to its other pages and back, all of them whole', { tag: LONG }, async ({ page }) => {
  const wholes = new Map<string, string[]>()
  for (const path of ['/blog/page/2', '/blog/category/finance', '/blog']) {
    wholes.set(path, await readWhole(page, path))
  }
  for (const path of ['/blog/page/2', '/blog', '/blog/category/finance', '/blog']) {
    await disturb(page, 'text wrapped in font elements')
    // A press is lost where the part of the page is rendered again between pressing and releasing: visitors press again.
    await expect(async () => {
      await page.locator(`main a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(path, { timeout: PRESS_TIMEOUT_MS })
    }).toPass()
    await expect
      .poll(async () => differences(wholes.get(path) ?? [], await readContent(page)).filter(({ isLost }) => isLost))
      .toEqual([])
  }
})
