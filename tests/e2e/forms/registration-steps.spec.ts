import { expect } from '@playwright/test'
import { dialogOf, openDialog } from '../../support/dialogs.ts'
import { test } from '../../support/page.ts'
import { field, goTo, headingOf, next, openRegistration, previous, submit } from '../../support/registration.ts'

test.beforeEach(({ page }) => openRegistration(page))

test('the page has its own title, canonical address and heading', async ({ page }) => {
  await expect(page).toHaveTitle('Register your masjid with Minara')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/register$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register your masjid')
})

test('the contact dialog can be opened and closed', async ({ page }) => {
  await openDialog(page, 'contact')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page, 'contact')).toBeHidden()
})

test('Next and Previous lead through four steps and focus each heading', async ({ page }) => {
  await expect(headingOf(page, 1)).toBeVisible()
  await expect(previous(page)).toBeHidden()
  for (const step of [2, 3, 4] as const) {
    await expect(submit(page)).toBeHidden()
    await next(page).click()
    await expect(headingOf(page, step)).toBeFocused()
    await expect(
      page.locator('section').filter({ visible: true, has: page.locator('[id^=registration-step]') }),
    ).toHaveCount(1)
  }
  await expect(next(page)).toBeHidden()
  await expect(submit(page)).toBeVisible()
  for (const step of [3, 2, 1] as const) {
    await previous(page).click()
    await expect(headingOf(page, step)).toBeFocused()
  }
})

test('the browser’s Back and Forward lead through the steps too', async ({ page }) => {
  await goTo(page, 3)
  await page.goBack()
  await expect(headingOf(page, 2)).toBeFocused()
  await page.goBack()
  await expect(headingOf(page, 1)).toBeFocused()
  await page.goForward()
  await expect(headingOf(page, 2)).toBeFocused()
})

test('following a link within the page keeps the step', async ({ page }) => {
  await goTo(page, 2)
  await page.evaluate(() => window.location.assign('#content'))
  await expect(headingOf(page, 2)).toBeVisible()
  await page.goBack()
  await expect(headingOf(page, 2)).toBeVisible()
})

test('a double click on Next advances one step', async ({ page }) => {
  await next(page).dblclick()
  await expect(headingOf(page, 2)).toBeVisible()
})

test('Enter in a field acts as Next', async ({ page }) => {
  await field(page, 'I04role').press('Enter')
  await expect(headingOf(page, 2)).toBeFocused()
  await field(page, 'II01masjidname').press('Enter')
  await expect(headingOf(page, 3)).toBeFocused()
  await page.getByRole('radio', { name: 'Other' }).check()
  await field(page, 'III01recipientname').press('Enter')
  await expect(headingOf(page, 4)).toBeFocused()
})

test('large screens list which steps are done', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await goTo(page, 3)
  await expect(page.getByRole('listitem').filter({ hasText: 'Done: About you' })).toBeVisible()
  await expect(page.locator('[aria-current=step]')).toContainText('Mailing')
})

test('small screens show the next step or that it is the last', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('Next: Masjid')).toBeVisible()
  await goTo(page, 4)
  await expect(page.getByText('Last step')).toBeVisible()
  await expect(page.locator('form')).toBeInViewport()
})

test.describe('the country', () => {
  test.beforeEach(({ page }) => goTo(page, 2))

  test('must be chosen before a state', async ({ page }) => {
    const state = page.getByRole('combobox', { name: 'State / Province' })
    await expect(state).toBeDisabled()
    await expect(state).toHaveText(/^Choose a country first/)
  })

  test('offers 50 states and a ZIP field for the United States', async ({ page }) => {
    await page.getByRole('radio', { name: 'United States' }).check()
    const state = page.getByRole('combobox', { name: 'State', exact: true })
    await expect(state).toBeEnabled()
    await expect(state.locator('option:not([value=""])')).toHaveCount(50)
    await expect(page.getByRole('textbox', { name: 'ZIP', exact: true })).toBeVisible()
  })

  test('offers 13 provinces and territories and a postal code field for Canada', async ({ page }) => {
    await page.getByRole('radio', { name: 'Canada' }).check()
    await expect(
      page.getByRole('combobox', { name: 'Province', exact: true }).locator('option:not([value=""])'),
    ).toHaveCount(13)
    await expect(page.getByRole('textbox', { name: 'Postal code', exact: true })).toBeVisible()
  })

  test('clears a state of another country when it changes', async ({ page }) => {
    await page.getByRole('radio', { name: 'United States' }).check()
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('Ohio')
    await page.getByRole('radio', { name: 'Canada' }).check()
    await expect(field(page, 'II04masjidstate')).toHaveValue('')
    await goTo(page, 4)
    await expect(page.getByRole('definition').filter({ hasText: 'Canada' })).toHaveText('Canada')
  })

  test('limits the states of the mailing address; without a country, those of both are offered', async ({ page }) => {
    await goTo(page, 3)
    await page.getByRole('radio', { name: 'Your address' }).check()
    const options = field(page, 'III06recipientstate').locator('option:not([value=""])')
    await expect(options).toHaveCount(63)
    await expect(field(page, 'III06recipientstate').locator('optgroup')).toHaveCount(2)
    await previous(page).click()
    await page.getByRole('radio', { name: 'Canada' }).check()
    await next(page).click()
    await expect(options).toHaveCount(13)
  })
})

test.describe('mailing', () => {
  test.beforeEach(({ page }) => goTo(page, 3))

  const note = 'We will send mail to the masjid.'

  test('shows no further fields until a choice is made', async ({ page }) => {
    await expect(page.getByText(note)).toBeHidden()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })

  test('shows a note for the masjid', async ({ page }) => {
    await page.getByRole('radio', { name: 'The masjid' }).check()
    await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })

  test('shows the address fields for your address', async ({ page }) => {
    await page.getByRole('radio', { name: 'Your address' }).check()
    await expect(page.getByText(note)).toBeHidden()
    await expect(page.getByRole('textbox')).toHaveCount(3)
    await expect(field(page, 'III04recipientstreetaddress')).toBeVisible()
    await expect(field(page, 'III01recipientname')).toBeHidden()
  })

  test('shows recipient and address for somebody else, and keeps them through another choice', async ({ page }) => {
    await page.getByRole('radio', { name: 'Other' }).check()
    await expect(page.getByRole('textbox')).toHaveCount(6)
    await field(page, 'III01recipientname').fill('Hassan Idris')
    await page.getByRole('radio', { name: 'The masjid' }).check()
    await page.getByRole('radio', { name: 'Other' }).check()
    await expect(field(page, 'III01recipientname')).toHaveValue('Hassan Idris')
  })
})

test.describe('an e-mail address that looks mistyped', () => {
  const hint = 'This does not look like an e-mail address.'

  test('is marked and gets a hint on blur, but does not block Next', async ({ page }) => {
    const email = field(page, 'I02email')
    await email.fill('khalid@masjid')
    await expect(page.getByText(hint)).toBeHidden()
    await email.press('Tab')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(hint)
    await expect(page.locator('.field-error')).toHaveCount(0)
    await next(page).click()
    await expect(headingOf(page, 2)).toBeFocused()
  })

  test('loses its mark while it is corrected', async ({ page }) => {
    const email = field(page, 'I02email')
    await email.fill('khalid@masjid')
    await email.press('Tab')
    await email.fill('khalid@masjid.example')
    await expect(page.getByText(hint)).toBeHidden()
    await expect(email).not.toHaveAttribute('aria-invalid')
  })

  test('does not swallow the click on Next', async ({ page }) => {
    await field(page, 'I02email').pressSequentially('khalid@masjid')
    await next(page).click()
    await expect(headingOf(page, 2)).toBeFocused()
  })
})
