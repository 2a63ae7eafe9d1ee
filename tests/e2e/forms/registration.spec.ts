import { expect } from '@playwright/test'
import { test } from '../../support/page.ts'
import {
  expectEverything,
  fillEverything,
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
