import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { visitsReport } from '../../../studio/visits/visits.fixture.ts'
import { untilAtRest } from '../../support/at-rest.ts'
import { AXE_RULES } from '../../support/axe-rules.ts'
import { stack } from '../../support/stack.ts'
import { openHome, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { PERSON } from '../../support/visits.ts'

test.setTimeout(180_000)

const API = '**/api/visits'
const card = (page: Page) => page.getByRole('region', { name: 'Visits' })

test('Home shows the pages that were opened, with their titles, and the forms that were started', async ({ page }) => {
  for (let time = 0; time < 3; time++) {
    for (const path of ['/terms', '/post/thirty-nights']) await fetch(stack.siteUrl + path, { headers: PERSON })
  }
  await fetch(`${stack.siteUrl}/api/forms/started/demo`, { headers: { ...PERSON, 'sec-fetch-dest': 'image' } })
  await openHome(page)
  const pages = card(page).getByRole('table').filter({ hasText: 'Most viewed pages' })
  await expect(pages.getByRole('row', { name: /^Terms\W*\/terms \d+ \d+$/ })).toBeVisible({
    timeout: STUDIO_TIMEOUT_MS,
  })
  await expect(pages.getByRole('row', { name: /Thirty nights, thirty small gifts/ })).toBeVisible()
  await expect(card(page).getByRole('row', { name: /^Demo [1-9]/ })).toBeVisible()
  const days = card(page).getByRole('table', { name: 'Views a day' })
  await expect(days.getByRole('row')).toHaveCount(14)
})

test('before the first visit the card says so', async ({ page }) => {
  await page.route(API, route => route.fulfill({ json: visitsReport({ since: null }) }))
  await openHome(page)
  await expect(card(page)).toContainText('Nobody has been counted yet.', { timeout: STUDIO_TIMEOUT_MS })
})

test('when the numbers cannot be read, the card alone says so, and tries again', async ({ page }) => {
  let isBroken = true
  await page.route(API, route =>
    isBroken ? route.fulfill({ status: 503, json: { code: 'failed', message: '' } }) : route.continue(),
  )
  await openHome(page)
  await expect(card(page)).toContainText('This part did not load. The rest works.', { timeout: STUDIO_TIMEOUT_MS })
  isBroken = false
  await card(page).getByRole('button', { name: 'Try again' }).click()
  await expect(card(page)).toContainText('Counted without cookies.')
})

for (const [why, status, code] of [
  ['counting is off', 501, 'nothing stored'],
  ['this person may not see numbers', 403, 'role'],
] as const) {
  test(`there is no card where ${why}`, async ({ page }) => {
    const answered = page.waitForResponse(API)
    await page.route(API, route => route.fulfill({ status, json: { code, message: '' } }))
    await openHome(page)
    await answered
    await expect(page.getByRole('heading', { name: 'Waiting for Publish' })).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
    await expect(card(page)).toHaveCount(0)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the card is accessible', async ({ page }) => {
      await openHome(page)
      await expect(card(page)).toContainText('Counted without cookies.', { timeout: STUDIO_TIMEOUT_MS })
      await page.evaluate(untilAtRest)
      const axe = new AxeBuilder({ page }).withTags(AXE_RULES).setLegacyMode()
      const { violations } = await axe.include('section:has(> header > h2)').analyze()
      const inCard = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
      expect(inCard).toEqual([])
    })
  })
}
