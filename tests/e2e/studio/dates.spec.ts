import { expect, type Locator, type Page } from '@playwright/test'
import { visitor } from '../../support/content.ts'
import { discardDrafts, fieldOf, openInStudio, readDraft, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { enterStudio } from '../../support/studio-tab.ts'

const POST = 'post-thirty-nights'
const DATE = /^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M$/

test.setTimeout(180_000)
test.use({ ownTab: true, viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(discardDrafts)
test.afterEach(discardDrafts)

test('a day is understood as it is usually written, stored, and shown in one way', async ({ page }) => {
  await openAnnouncement(page)
  const lastDay = inputOf(page, 'banner.showUntil')
  await lastDay.pressSequentially('11/30/2099')
  await expect.poll(() => readDraft('landingPage', 'banner.showUntil')).toBe('2099-11-30')
  await lastDay.press('Tab')
  await expect(lastDay).toHaveValue('Nov 30, 2099')
  await inputOf(page, 'banner.showUntilTime').fill('9pm')
  await inputOf(page, 'banner.showUntilTime').press('Enter')
  await expect(inputOf(page, 'banner.showUntilTime')).toHaveValue('9:00 PM')
  await expect(page.getByTestId('window-words')).toContainText(
    'Shows until Monday, Nov 30, 2099, 9:00 PM, Eastern Time.',
  )
  await fieldOf(page, 'banner.showFrom').getByTestId('calendar').evaluate(chooseInCalendar, '2099-11-01')
  await expect(inputOf(page, 'banner.showFrom')).toHaveValue('Nov 1, 2099')
})

test('Publish is refused while a day cannot be read, and says which', async ({ page }) => {
  await openAnnouncement(page)
  const lastDay = inputOf(page, 'banner.showUntil')
  await fieldOf(page, 'banner.text').locator('input, textarea').first().fill('An announcement of the journey')
  const publish = page.getByTestId('action-publish')
  await expect(publish).not.toHaveAttribute('aria-disabled')
  await lastDay.fill('31/31/2099')
  await lastDay.press('Tab')
  await expect(fieldOf(page, 'banner.showUntil').getByRole('status')).toHaveText('There is no month 31.')
  await expect(lastDay).toHaveAttribute('aria-invalid', 'true')
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByTestId('chip-readiness')).toHaveText('1 thing to fix')
  await publish.dispatchEvent('click')
  const dialog = page.getByRole('dialog', { name: 'Nothing was published' })
  await expect(dialog.getByRole('listitem')).toContainText('Last day')
  await expect(dialog).toContainText('There is no month 31.')
  await dialog.getByRole('button', { name: /^Go to field: .*Last day$/ }).click()
  await expect(lastDay).toBeFocused()
  expect(await visitor.fetch('*[_id == "landingPage"][0].banner.text')).not.toBe('An announcement of the journey')

  await lastDay.fill('Dec 31 2099')
  await expect(publish).not.toHaveAttribute('aria-disabled')
  await expect(page.getByTestId('chip-readiness')).toHaveText('Ready to publish')
})

test('Publish is refused, too, when the text that cannot be read is the only change', async ({ page }) => {
  await openInStudio(page, 'legalPage', 'terms', 'updatedAt')
  await inputOf(page, 'updatedAt').fill('Feb 30, 2026')
  const publish = page.getByTestId('action-publish')
  await expect(publish).toHaveAttribute(
    'aria-description',
    'A field is red: it holds a text that the site cannot read.',
  )
  await publish.dispatchEvent('click')
  await expect(page.getByRole('dialog', { name: 'Nothing was published' })).toContainText(
    'February 2026 has no day 30.',
  )
})

test('a draft is not scheduled, either, while a day cannot be read', async ({ page }) => {
  await openInStudio(page, 'legalPage', 'terms', 'title')
  await fieldOf(page, 'title').locator('input').fill('Terms of the journey')
  const schedule = page.getByRole('menuitem', { name: 'Schedule publish' })
  await inputOf(page, 'updatedAt').fill('Nov 30, 2020')
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await expect(schedule).toBeEnabled()
  await page.keyboard.press('Escape')
  await inputOf(page, 'updatedAt').fill('31/31/2020')
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await expect(schedule).toBeDisabled()
})

test('what cannot be read is still there after another tab, another form and before the page is left', async ({
  page,
}) => {
  await openAnnouncement(page)
  await inputOf(page, 'banner.showUntil').fill('next week')
  await page.getByRole('tab', { name: 'Sections' }).click()
  await expect(page.getByTestId('action-publish')).toHaveAttribute('aria-disabled', 'true')
  await page.getByTestId('pane-item-Testimonials').click()
  await expect(inputOf(page, 'banner.showUntil')).toHaveCount(0)
  await page.getByTestId('pane-item-Landing page').click()
  await page.getByRole('tab', { name: 'Announcement' }).click()
  await expect(inputOf(page, 'banner.showUntil')).toHaveValue('next week')
  await expect(fieldOf(page, 'banner.showUntil').getByRole('status')).toContainText('“next week” is no day')

  const asked = page.waitForEvent('dialog')
  const reload = page.reload().catch(() => null)
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await reload
})

test('a post’s date is one of the organisation’s clocks, which the field names', async ({ page }) => {
  await openInStudio(page, 'post', POST, 'title')
  await page.getByRole('tab', { name: 'Card and address' }).click()
  const date = page.getByRole('textbox', { name: 'Date' })
  await expect(date).toHaveValue(DATE)
  await expect(date).toHaveAccessibleDescription(/Eastern Time/)
  await date.fill('30 Nov 2020, 9 am')
  await date.press('Tab')
  await expect(date).toHaveValue('Nov 30, 2020, 9:00 AM')
  await expect.poll(() => readDraft(POST, 'publishedAt')).toBe('2020-11-30T14:00:00.000Z')
})

async function openAnnouncement(page: Page): Promise<void> {
  await enterStudio(page, '/studio/structure/landingPage')
  await page.getByRole('tab', { name: 'Announcement' }).click()
  await expect(inputOf(page, 'banner.showUntil')).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })
}

function inputOf(page: Page, path: string): Locator {
  return fieldOf(page, path).getByTestId('typed-input')
}

/** What the browser's calendar does, which no test can press. Runs in the page. */
function chooseInCalendar(field: HTMLElement | SVGElement, day: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, day)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
