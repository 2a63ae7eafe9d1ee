import { expect } from '@playwright/test'
import { publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { openPreview } from '../../support/click-to-edit.ts'
import { STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { enterStudio } from '../../support/studio-tab.ts'

test.setTimeout(180_000)
test.use({ ownTab: true })

test('the document of the previewed page opens next to it', async ({ page }) => {
  for (const [path, title] of [
    ['/post/ramadan-readiness', 'Thirty nights, one plan: a Ramadan readiness checklist'],
    ['/request-trial', 'Trial'],
    ['/blog/category/finance', 'Finance'],
  ] as const) {
    await openPreview(page, path)
    await expect(page.getByTestId('pane-header').last()).toContainText(title, { timeout: STUDIO_TIMEOUT_MS })
  }
})

test('a document lists the pages that use it and links to them', async ({ page }) => {
  await enterStudio(page, '/studio/intent/edit/id=author-idris-khan;type=author')
  await page.getByRole('button', { name: /^On the site, and used in \d+ more$/ }).click({ timeout: STUDIO_TIMEOUT_MS })
  await page.getByRole('menuitem').nth(1).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({
    timeout: STUDIO_TIMEOUT_MS,
  })

  await enterStudio(page, '/studio/structure/redirect;redirect-albayan')
  await expect(page.getByTestId('chip-use')).toHaveAttribute('href', /\/albayan$/, { timeout: STUDIO_TIMEOUT_MS })
  await expect(page.getByTestId('chip-use')).toHaveText('Test in a new tab')
})

test('from a form or a list, Preview opens the page that shows it', async ({ page }) => {
  for (const [path, shown] of [
    ['blog;post;post-ramadan-readiness', '/post/ramadan-readiness'],
    ['blog;post', '/blog'],
  ] as const) {
    await enterStudio(page, `/studio/structure/${path}`)
    await page.getByRole('link', { name: 'Preview', exact: true }).click({ timeout: STUDIO_TIMEOUT_MS })
    await expect(page).toHaveURL(url => url.searchParams.get('preview') === shown, { timeout: STUDIO_TIMEOUT_MS })
  }
})

test('the chip of a scheduled post opens the site at its date', async ({ page }) => {
  const { id, title } = await publishPost({ publishedAt: '2031-06-01T12:00:00Z' })
  await enterStudio(page, `/studio/intent/edit/id=${id};type=post`)
  await page.getByTestId('chip-use').click({ timeout: STUDIO_TIMEOUT_MS })
  await page.getByRole('menuitem', { name: title }).click()
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1, name: title })
  await expect(heading).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
  await expect(page.getByText(/as of .*Jun 1, 2031.* 8:00 AM/)).toBeVisible()
  await removeWhatWasMade()
})
