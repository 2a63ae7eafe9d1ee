import { expect, type Page } from '@playwright/test'
import { namePerson, removePerson, signInAs } from '../../support/people.ts'
import { openHome, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const SECRETARY = 'Aisha Rahman'
const TREASURER = 'Bilal Ahmed'

test.setTimeout(180_000)
test.use({ ownTab: true, viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })

test('who maintains the project has Sanity’s help in the bar, and nobody a list of nobody', async ({ page }) => {
  await openHome(page)
  await expect(helpIn(page)).toBeVisible()
  await expect(presenceIn(page)).toBeHidden()
})

test.describe('a secretary', () => {
  test.beforeAll(() => {
    namePerson(SECRETARY)
    namePerson(TREASURER)
  })
  test.afterAll(() => {
    removePerson(SECRETARY)
    removePerson(TREASURER)
  })

  test('has neither Sanity’s help nor its offers in the bar, and sees who else is there once somebody is', async ({
    page,
    browser,
  }) => {
    await signInAs(page, SECRETARY, '/studio')
    await expect(page.getByRole('link', { name: /^Requests/ })).toBeVisible()
    await expect(helpIn(page)).toBeHidden()
    await expect(presenceIn(page)).toBeHidden()
    await expect(page.locator('a[href*="sanity.io"]:visible')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Queries' })).toHaveCount(0)
    await expect(page.locator('[data-ui="ReleasesNav"]')).toBeHidden()

    const other = await browser.newContext()
    const otherPage = await other.newPage()
    await signInAs(otherPage, TREASURER, page.url())
    await expect(otherPage.getByRole('link', { name: /^Requests/ })).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
    await expect(presenceIn(page)).toBeVisible()
    await presenceIn(page).click()
    await expect(page.getByText(TREASURER)).toBeVisible()
    await other.close()
  })
})

function helpIn(page: Page) {
  return page.getByTestId('studio-navbar').getByTestId('button-resources-menu')
}

function presenceIn(page: Page) {
  return page.locator('#global-presence-menu')
}
