import { test as base, expect } from '@playwright/test'
import { disturb } from '../../support/disturb.ts'
import { differences, expectWhole, openDisturbed, readContent, readWhole } from '../../support/disturbed-pages.ts'
import { WAY } from '../../support/form-answers.ts'
import { startOutage, UNCONFIRMED_PAGE } from '../../support/outage.ts'
import { field, formOf } from '../../support/trial-form.ts'

const PRESS_TIMEOUT_MS = 10_000

/**
 * Uses Playwright's own test, because React reports on the console that it rendered the page again. The registration has files of its own:
 * disturbed-registration, which is short, and disturbed-answers.
 */
const PAGES = {
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
  base(`${kind}: all content is there after hydration, whatever was done to the page before it`, async ({ page }) => {
    await expectWhole(page, path)
  })
}

base('unavailable: all content is there after hydration, whatever was done to the page before it', async ({ page }) => {
  const site = await startOutage()
  try {
    await expectWhole(page, site.url + UNCONFIRMED_PAGE)
  } finally {
    await site.end('SIGTERM')
  }
})

base('what was typed before the page is rendered again stays in its fields', async ({ page }) => {
  await openDisturbed(page, '/request-trial', 'an element beside a field', async () => {
    await field(page, 'Name').fill('Amina Yusuf')
    await page.getByRole('radio', { name: WAY }).check()
  })
  await expect(field(page, 'Name')).toHaveValue('Amina Yusuf')
  await expect(page.getByRole('radio', { name: WAY })).toBeChecked()
})

base(
  'a translated page goes on: fields show their errors, and what React cannot find again takes nothing along',
  async ({ page }) => {
    const whole = await readWhole(page, '/request-trial')
    await disturb(page, 'text wrapped in font elements')
    await field(page, 'Name').fill('Amina Yusuf')
    await formOf(page).locator('[type=submit]').click()
    await expect(page.locator('.error-summary')).toBeVisible()
    await field(page, 'Email').fill('amina@masjid.example')
    await formOf(page).locator('[type=submit]').click()
    await expect(field(page, 'Name')).toHaveValue('Amina Yusuf')
    expect(differences(whole, await readContent(page)).filter(({ isLost }) => isLost)).toEqual([])
  },
)

base('a translated blog leads to its other pages and back, all of them whole', async ({ page }) => {
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
