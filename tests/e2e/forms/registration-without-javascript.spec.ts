import { expect, test } from '@playwright/test'
import { STEPS } from '../../../components/forms/registration/steps.ts'
import {
  EVERYTHING,
  field,
  fillStep,
  headingOf,
  next,
  previous,
  readFields,
  submit,
} from '../../support/registration.ts'

test.use({ javaScriptEnabled: false })

test.beforeEach(({ page }) => page.goto('/register'))

test('all steps are shown on one page, with every field and no control that needs JavaScript', async ({ page }) => {
  for (const step of STEPS) await expect(headingOf(page, step)).toBeVisible()
  for (const name of Object.keys(EVERYTHING)) {
    await expect(field(page, name).first()).toBeVisible()
    await expect(field(page, name).first()).toBeEnabled()
  }
  for (const name of ['II04masjidstate', 'III06recipientstate']) {
    await expect(field(page, name).locator('option:not([value=""])')).toHaveCount(63)
  }
  await expect(next(page)).toBeHidden()
  await expect(previous(page)).toBeHidden()
  await expect(page.getByText('Check your answers')).toBeHidden()
  await expect(submit(page)).not.toHaveAttribute('aria-disabled')
})

test('the form can be sent, and the page confirms it', async ({ page }) => {
  for (const step of STEPS) await fillStep(page, step)
  await submit(page).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Submission Received' })).toBeVisible()
  await expect(main.getByText('Please watch your e-mail')).toBeVisible()
  await expect(page.locator('form')).toHaveCount(0)
  await main.getByRole('link', { name: 'Return to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('the form returns with an error and everything that was typed when the terms are not accepted', async ({
  page,
}) => {
  for (const step of STEPS) await fillStep(page, step, { ...EVERYTHING, IV01termsandconditions: '' })
  await submit(page).click()
  const error = page.getByRole('link', { name: /Please accept the terms and conditions/ })
  await expect(error).toBeVisible()
  await error.click()
  await expect(page.getByRole('checkbox')).toBeInViewport()
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms and conditions.')
  const { IV01termsandconditions: _, ...typed } = EVERYTHING
  for (const [name, value] of Object.entries(typed)) {
    const isRadio = (await field(page, name).count()) > 1
    if (isRadio) await expect(field(page, name).and(page.locator(`[value=${value}]`))).toBeChecked()
    else await expect(field(page, name)).toHaveValue(value)
  }
  expect(Object.keys(await readFields(page))).toHaveLength(Object.keys(typed).length)
})
