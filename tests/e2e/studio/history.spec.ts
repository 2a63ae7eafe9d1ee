import { expect, type Page } from '@playwright/test'
import { editor } from '../../support/content.ts'
import { discardDrafts, fieldOf, openInStudio, readDraft, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { enterStudio } from '../../support/studio-tab.ts'

const HISTORY = 'inspect=sanity%2Fstructure%2Fhistory'

test.setTimeout(180_000)
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(discardDrafts)
test.afterEach(discardDrafts)

test('what was imported can be compared with a change, and brought back', async ({ page }) => {
  const id = await editor().fetch<string>(
    '*[_type == "testimonial" && name == "Mahmoud Rashid" && !(_id in path("drafts.**"))][0]._id',
  )
  const { tagline, image } = await editor().fetch<{ tagline: string; image: unknown }>(
    '*[_id == $id][0]{tagline, "image": image.asset._ref}',
    { id },
  )
  await openInStudio(page, 'testimonial', id, 'tagline')
  await fieldOf(page, 'tagline').locator('input').fill('Typed over it')
  await expect.poll(() => readDraft(id, 'tagline')).toBe('Typed over it')

  await enterStudio(page, `/studio/structure/testimonial;${id},${HISTORY}`)
  await page.getByRole('tab', { name: 'Review changes' }).click()
  // Another panel fades out while this one opens.
  const changes = page.getByTestId('review-changes-pane').last()
  await expect(changes).toContainText('Tagline')
  await expect(changes).toContainText('Typed')

  await page.getByRole('tab', { name: 'History' }).click()
  // The oldest one: another journey may have published it since.
  await page.getByTestId('timeline-item-button').filter({ hasText: 'Published' }).last().click()
  await expect(fieldOf(page, 'tagline').locator('input')).toHaveValue(tagline)
  await expectNoBanner(page)
  await page.getByRole('button', { name: 'Revert to revision' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => readDraft(id, 'tagline')).toBe(tagline)
  await expect.poll(() => readDraft(id, 'image.asset._ref')).toBe(image)
})

test('a version that is not kept any more says so', async ({ page }) => {
  await enterStudio(page, `/studio/structure/testimonial;testimonial-as-salam,${HISTORY},rev=pruned`)
  await expect(
    page.getByText('This version is not kept any more. The words on the site are unchanged.').first(),
  ).toBeVisible()
})

function expectNoBanner(page: Page) {
  return expect(page.getByText('This version is not kept any more.')).toHaveCount(0)
}
