import { expect } from '@playwright/test'
import { STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { enterStudio } from '../../support/studio-tab.ts'

test.setTimeout(180_000)
test.use({ viewport: { width: 1440, height: 900 } })

test('Queries, Sanity’s Vision, offers the site’s queries after a fresh seed, and one runs with its example parameters', async ({
  page,
}) => {
  await enterStudio(page, '/studio/vision')
  const saved = page.locator('#vision-query-recall-list')
  await expect(saved.getByText('Site settings')).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
  await expect(saved.getByText('Landing page', { exact: true })).toBeVisible()

  await saved.getByText('Post', { exact: true }).click()
  await expect(page.getByTestId('params-editor')).toContainText('thirty-nights')
  await expect(page.getByTestId('vision-result')).toContainText('thirty-nights', { timeout: STUDIO_TIMEOUT_MS })
})
