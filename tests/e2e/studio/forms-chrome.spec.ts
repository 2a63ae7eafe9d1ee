import { expect, type Page } from '@playwright/test'
import { editor } from '../../support/content.ts'
import {
  discardDrafts,
  enterStudio,
  fieldOf,
  openInStudio,
  openStudio,
  STUDIO_TIMEOUT_MS,
} from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const TESTIMONIAL = 'testimonial-as-salam'
/** Distance from the top of the window to the first label, in CSS pixels. */
const MAX_LABEL_TOP = 300

/** Forms with many chips, with none, with tabs, and with a long title. */
const DOCUMENTS = [
  ['post', 'post-three-funds'],
  ['testimonial', TESTIMONIAL],
  ['page', 'page-every-friday'],
  ['landingPage', 'landingPage'],
  ['legalPage', 'terms'],
] as const

test.setTimeout(240_000)
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(discardDrafts)
test.afterEach(discardDrafts)

test('the first field of a form starts above 300 px, on wide and on narrower windows', async ({ page }) => {
  for (const [type, id] of DOCUMENTS) {
    await openStudio(page, '/structure')
    await expect(page.getByTestId('chip-use')).toHaveCount(0)
    await enterStudio(page, `/studio/intent/edit/id=${id};type=${type}`)
    await expect(page.getByTestId('chip-use'), type).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => firstLabelTop(page), type).toBeLessThan(MAX_LABEL_TOP)
    }
  }
})

test('a new form has its first field in focus, not a chip', async ({ page }) => {
  await openInStudio(page, 'testimonial', TESTIMONIAL, 'tagline')
  await expect(page.getByTestId('chip-readiness')).toBeVisible()
  await expect(page.getByTestId('document-chips').locator(':focus')).toHaveCount(0)
})

test('Publish that can do nothing stays in the tab order and says why', async ({ page }) => {
  await openInStudio(page, 'testimonial', TESTIMONIAL, 'tagline')
  const publish = page.getByTestId('action-publish')
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await expect(publish).toHaveAttribute('aria-description', 'Nothing has changed since it was published.')
  // One tooltip shows at a time, and the pointer may rest on another button.
  await page.mouse.move(0, 0)
  await publish.focus()
  await expect(publish).toBeFocused()
  await expect(page.getByText('Nothing has changed since it was published.')).toBeVisible()

  await fieldOf(page, 'name').locator('input').fill('')
  await expect(fieldOf(page, 'name').getByTestId('says-error')).toHaveText('Required: Name')
  await expect(page.getByTestId('chip-readiness')).toHaveText('1 thing to fix')
  await expect(publish).toHaveAttribute('aria-description', 'A field is red: it says what is missing.')
  await fieldOf(page, 'name').locator('input').press('Control+Alt+p')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await publish.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nothing was published' })
  await expect(dialog.getByRole('listitem')).toContainText('Name')
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await fieldOf(page, 'name').locator('input').fill('Somebody')
  await expect(publish).not.toHaveAttribute('aria-disabled')
  expect(await editor().fetch('*[_id == $id][0].name', { id: TESTIMONIAL })).not.toBe('')
})

function firstLabelTop(page: Page): Promise<number> {
  return page.getByTestId('form-view').evaluate(form => {
    const labels = [...form.querySelectorAll('label, legend')].filter(label => label.getBoundingClientRect().height > 0)
    return labels[0]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  })
}
