import { expect } from '@playwright/test'
import { test } from '../../support/page.ts'
import {
  expectEverything,
  fillEverything,
  goTo,
  headingOf,
  openRegistration,
  previous,
  readFields,
  submit,
  waitForWizard,
} from '../../support/registration.ts'

test('keeps what was typed through a reload and a visit to another page, but not for another tab', async ({
  page,
  context,
}) => {
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

  await page.goto('/')
  await openRegistration(page)
  await expect(headingOf(page, 1)).toBeVisible()
  await expectEverything(page)

  const other = await context.newPage()
  await openRegistration(other)
  expect(await readFields(other)).toEqual({})
})

test('the browser’s Back and Forward lead through the steps, and a link within the page keeps the step', async ({
  page,
}) => {
  await openRegistration(page)
  await goTo(page, 3)
  await page.goBack()
  await expect(headingOf(page, 2)).toBeFocused()
  await page.goBack()
  await expect(headingOf(page, 1)).toBeFocused()
  await page.goForward()
  await expect(headingOf(page, 2)).toBeFocused()
  await page.evaluate(() => window.location.assign('#content'))
  await expect(headingOf(page, 2)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/register')
  await expect(headingOf(page, 2)).toBeVisible()
})
