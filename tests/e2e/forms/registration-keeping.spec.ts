import { expect } from '@playwright/test'
import { STEPS } from '../../../components/forms/registration/steps.ts'
import { test } from '../../support/page.ts'
import {
  EVERYTHING,
  expectEverything,
  field,
  fillEverything,
  goTo,
  headingOf,
  holdCode,
  next,
  openRegistration,
  previous,
  readFields,
  submit,
  waitForWizard,
} from '../../support/registration.ts'

test('keeps what was typed through Previous, Next and the browser’s Back', async ({ page }) => {
  await openRegistration(page)
  await fillEverything(page)
  for (const _ of STEPS.slice(1)) await previous(page).click()
  await expect(headingOf(page, 1)).toBeFocused()
  await expectEverything(page)
  await goTo(page, 4)
  for (const _ of STEPS.slice(1)) await page.goBack()
  await expect(headingOf(page, 1)).toBeFocused()
  await expectEverything(page)
})

test('keeps what was typed and the step through a reload', async ({ page }) => {
  await openRegistration(page)
  await fillEverything(page)
  await previous(page).click()
  await page.reload()
  await waitForWizard(page)
  await expect(headingOf(page, 3)).toBeVisible()
  await expectEverything(page)
  await page.goBack()
  await expect(headingOf(page, 4)).toBeFocused()
  await expect(page.getByRole('definition').first()).toHaveText('Khalid Rahman')
  await expect(submit(page)).not.toHaveAttribute('aria-disabled')
})

test('keeps what was typed through a visit to another page', async ({ page }) => {
  await openRegistration(page)
  await fillEverything(page)
  await page.goto('/')
  await openRegistration(page)
  await expect(headingOf(page, 1)).toBeVisible()
  await expectEverything(page)
})

test('keeps the fields of a mailing choice that is no longer selected', async ({ page }) => {
  await openRegistration(page)
  await fillEverything(page)
  await previous(page).click()
  await page.getByRole('radio', { name: 'The masjid' }).check()
  await page.reload()
  await waitForWizard(page)
  await page.getByRole('radio', { name: 'Other' }).check()
  await expectEverything(page)
})

test('does not replace with the draft what was typed before hydration', async ({ page }) => {
  await openRegistration(page)
  await fillEverything(page)
  const release = await holdCode(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await field(page, 'I01name').fill('Amina Yusuf')
  release()
  await waitForWizard(page)
  await expect.poll(() => readFields(page)).toEqual({ ...EVERYTHING, I01name: 'Amina Yusuf' })
})

test('shows after hydration what was sent before it', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await field(page, 'I01name').fill('Khalid Rahman')
  await field(page, 'I01name').press('Enter')
  await expect(page.getByRole('link', { name: /Please accept the terms and conditions/ })).toBeVisible()
  release()
  await waitForWizard(page)
  await expect(headingOf(page, 4)).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('Khalid Rahman')
  await previous(page).click()
  await expect(headingOf(page, 3)).toBeFocused()
})

test('does not show the draft in another session', async ({ page, browser }) => {
  await openRegistration(page)
  await field(page, 'I01name').fill('Khalid Rahman')
  const other = await browser.newPage()
  await openRegistration(other)
  expect(await readFields(other)).toEqual({})
  await other.close()
})

test('loses data only on a reload when the browser has no storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await openRegistration(page)
  await fillEverything(page)
  await expectEverything(page)
  await page.reload()
  await waitForWizard(page)
  await expect(headingOf(page, 4)).toBeVisible()
  await previous(page).click()
  await expect(next(page)).toBeVisible()
})
