import { expect } from '@playwright/test'
import { STEPS } from '../../../components/forms/registration/steps.ts'
import { findOverflow } from '../../support/overflow.ts'
import { test } from '../../support/page.ts'
import {
  fillStep,
  goTo,
  headingOf,
  holdCode,
  openRegistration,
  submit,
  waitForWizard,
} from '../../support/registration.ts'

for (const width of [320, 390, 600, 960, 1440, 1920]) {
  test(`at ${width} px nothing reaches over the edge in any step`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openRegistration(page)
    for (const step of STEPS) {
      await goTo(page, step)
      await fillStep(page, step, { II14masjidcountry: 'CA', II04masjidstate: 'NL', II13masjidmailing: 'other' })
      expect(await findOverflow(page)).toEqual([])
    }
    await submit(page).hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    expect(await findOverflow(page)).toEqual([])
  })
}

test('before hydration only the first step is shown, in its final position', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await expect(headingOf(page, 1)).toBeVisible()
  const form = page.locator('form')
  await expect(form.getByRole('button', { name: 'Next' })).toBeVisible()
  const before = await form.boundingBox()
  await expect(headingOf(page, 2)).toBeHidden()
  await expect(submit(page)).toBeHidden()
  release()
  await waitForWizard(page)
  expect(await form.boundingBox()).toEqual(before)
})
