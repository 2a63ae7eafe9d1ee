import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { untilAtRest } from '../../support/at-rest.ts'
import { listFaintTexts } from '../../support/contrast.ts'
import { openStudio, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

test.setTimeout(180_000)
test.use({ viewport: { width: 1440, height: 900 } })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('text in lists, forms and dialogs has a contrast of at least 4.5 to 1', async ({ page }) => {
      await openStudio(page, '/structure/testimonial')
      await expect(page.getByText('Abdullah Hassan').first()).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
      await expectContrast(page)

      await openStudio(page, '/structure/testimonial;testimonial-as-salam')
      const quote = page.getByTestId('field-quote').locator('textarea')
      await expect(quote).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })
      await expectContrast(page)

      await openStudio(page, '/structure/testimonial')
      await page.getByRole('link', { name: 'Order on the page' }).click({ timeout: STUDIO_TIMEOUT_MS })
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
      await expectContrast(page)
    })
  })
}

test('the Studio has a title, a tab icon and a logo next to its name', async ({ page, request }) => {
  await openStudio(page, '/structure')
  await expect(page).toHaveTitle(/Website/)
  const icon = await page.locator('link[rel="icon"]').first().getAttribute('href')
  expect((await request.get(icon ?? '')).headers()['content-type']).toContain('image/png')
  await expect(page.getByTestId('studio-navbar').locator('svg[viewBox="0 0 64 64"]')).toBeVisible()
})

async function expectContrast(page: Page): Promise<void> {
  // Panes and dialogs fade in, and so does each new text of the status, by a script of Sanity's.
  await page.evaluate(untilAtRest)
  await expect.poll(() => listFaint(page)).toEqual([])
  // axe skips what it cannot judge, such as truncated text and placeholders.
  expect(await listFaintTexts(page)).toEqual([])
}

async function listFaint(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`))
}
