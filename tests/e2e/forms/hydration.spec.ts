import { test as base, expect } from '@playwright/test'
import { MESSAGES } from '../../../lib/forms/rules.ts'
import { DEMO_VALUES, EVERYTHING } from '../../support/form-answers.ts'
import { newVisitor } from '../../support/form-service.ts'
import {
  bringCode,
  delayCode,
  dialogOf,
  fieldOf,
  fillIn,
  openDialog,
  openerOf,
  submitOf,
  withholdCode,
} from '../../support/forms.ts'
import { test } from '../../support/page.ts'
import {
  field,
  fillEverything,
  headingOf,
  openRegistration,
  previous,
  readFields,
  submit,
  waitForWizard,
} from '../../support/registration.ts'

const OPTIONS = {
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  extraHTTPHeaders: newVisitor(),
} as const

base.use(OPTIONS)
test.use(OPTIONS)

// The base test, because browsers log scripts that do not load.
base('hydration takes over the answer to a demo request that was sent before it', async ({ page }) => {
  await withholdCode(page)
  await page.goto('/')
  await openerOf(page, 'demo').click()
  const dialog = dialogOf(page, 'demo')
  await fillIn(dialog, { ...DEMO_VALUES, Email: 'khalid@masjid' })
  await bringCode(page)
  await submitOf(dialog, 'demo').click()
  await expect(submitOf(dialog, 'demo')).toHaveAttribute('aria-disabled', 'true')
  await expect(fieldOf(dialog, 'Name')).toHaveValue(DEMO_VALUES.Name)
  await expect(fieldOf(dialog, 'Email')).toHaveAccessibleDescription(MESSAGES.emailInvalid)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await openDialog(page, 'demo')
  await expect(fieldOf(dialog, 'Name')).toHaveValue(DEMO_VALUES.Name)
})

test('before hydration only the first step of the registration is shown, in its final position, and what is typed stays', async ({
  page,
}) => {
  await openRegistration(page)
  await fillEverything(page)
  await page.goto('about:blank')
  const release = await delayCode(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await expect(headingOf(page, 1)).toBeVisible()
  const form = page.locator('form')
  await expect(form.getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(headingOf(page, 2)).toBeHidden()
  await expect(submit(page)).toBeHidden()
  const before = await form.boundingBox()
  await field(page, 'I01name').fill('Amina Yusuf')
  release()
  await waitForWizard(page)
  expect(await form.boundingBox()).toEqual(before)
  await expect.poll(() => readFields(page)).toEqual({ ...EVERYTHING, I01name: 'Amina Yusuf' })
})

test('hydration shows the step with the error of a registration that was sent before it', async ({ page }) => {
  const release = await delayCode(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await field(page, 'I01name').fill('Khalid Rahman')
  await field(page, 'I01name').press('Enter')
  await expect(page.getByRole('link', { name: 'I accept the terms and conditions' })).toBeVisible()
  release()
  await waitForWizard(page)
  await expect(headingOf(page, 4)).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('Khalid Rahman')
  await previous(page).click()
  await expect(headingOf(page, 3)).toBeFocused()
})
