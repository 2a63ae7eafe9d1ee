import { expect, test } from '@playwright/test'
import { MAILING_CHOICES } from '../../lib/forms/choices.ts'
import { expectAccessible } from '../support/accessible.ts'
import { dialogOf, settled } from '../support/dialogs.ts'
import {
  ACCEPTED,
  answerWith,
  field,
  fillEverything,
  goTo,
  headingOf,
  openRegistration,
  submit,
  TOO_MANY,
} from '../support/registration.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const step of [1, 2, 4] as const) {
      test(`step ${step} is accessible`, async ({ page }) => {
        await openRegistration(page)
        await goTo(page, step)
        await expectAccessible(page)
      })
    }

    test('step 3 is accessible with every mailing choice', async ({ page }) => {
      await openRegistration(page)
      await goTo(page, 3)
      await expectAccessible(page)
      for (const choice of MAILING_CHOICES) {
        await page.locator(`[value=${choice}]`).check()
        await expectAccessible(page)
      }
    })

    test('the form is accessible with an invalid e-mail address', async ({ page }) => {
      await openRegistration(page)
      await field(page, 'I02email').fill('khalid@masjid')
      await field(page, 'I02email').press('Tab')
      await expect(field(page, 'I02email')).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page)
    })

    test('the tooltip of a disabled Submit is accessible', async ({ page }) => {
      await openRegistration(page)
      await goTo(page, 4)
      await submit(page).focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
      await expectAccessible(page)
    })

    test('errors of fields and of the whole form are accessible', async ({ page }) => {
      const errors = { II14masjidcountry: ['is odd'], II04masjidstate: ['is odd'], II16masjidemail: ['is odd'] }
      await answerWith(page, { status: 422, json: { outcome: 'invalid', errors } }, TOO_MANY)
      await openRegistration(page)
      await fillEverything(page)
      await submit(page).click()
      await expect(headingOf(page, 2)).toBeVisible()
      await expectAccessible(page)
      await goTo(page, 4)
      await submit(page).click()
      await expect(page.getByText(/Please try again in ten minutes/)).toBeVisible()
      await expectAccessible(page)
    })

    test('the dialog after success is accessible', async ({ page }) => {
      await answerWith(page, ACCEPTED)
      await openRegistration(page)
      await fillEverything(page)
      await submit(page).click()
      await settled(dialogOf(page, 'received'))
      await expectAccessible(page)
    })
  })
}
