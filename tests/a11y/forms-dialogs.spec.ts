import { test as base, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { dialogOf, openDialog, openerOf, showTrialOpener } from '../support/dialogs.ts'
import { answerForms, fieldOf, fillIn, holdForms, pressDisabled, withholdCode } from '../support/forms.ts'
import { openLandingPage, test } from '../support/page.ts'

const VALUES = { Email: 'khalid@assalamtoledo.org', Phone: '4195550118' }
const DEMO_VALUES = { Name: 'Khalid Rahman', ...VALUES }
const TRIAL_VALUES = { 'Full name': 'Khalid Rahman', ...VALUES }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px the demo dialog`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('is accessible while it shows field errors', async ({ page }) => {
      await openLandingPage(page)
      const dialog = await openDialog(page, 'demo')
      await pressDisabled(dialog.getByRole('button', { name: 'Try It Now' }))
      await expect(dialog.locator('.field-error')).toHaveCount(4)
      await expectAccessible(page)
    })

    test('is accessible once the live demo is ready', async ({ page }) => {
      await answerForms(page, { outcome: 'accepted' })
      await openLandingPage(page)
      const dialog = await openDialog(page, 'demo')
      await fillIn(dialog, DEMO_VALUES)
      await dialog.getByText('Yes').click()
      await dialog.getByRole('button', { name: 'Try It Now' }).click()
      await expect(page.getByRole('dialog', { name: 'Your Live Demo is Ready' })).toBeVisible()
      await expectAccessible(page)
    })

    base('is accessible when the server renders its answer without JavaScript', async ({ page }) => {
      await withholdCode(page)
      await page.goto('/')
      await openerOf(page, 'demo').click()
      const dialog = dialogOf(page, 'demo')
      await fieldOf(dialog, 'Email').fill('khalid@masjid')
      await dialog.getByRole('button', { name: 'Try It Now' }).click()
      await expect(dialog.locator('.field-error')).toHaveCount(4)
      await expectAccessible(page)
    })
  })
}

for (const width of [1024, 1440]) {
  test.describe(`at ${width} px the trial drawer`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('is accessible while it shows field errors', async ({ page }) => {
      const drawer = await openDrawer(page)
      await drawer.getByRole('button', { name: 'Request a Trial' }).click()
      await expect(drawer.locator('.field-error')).toHaveCount(3)
      await expectAccessible(page)
    })

    test('is accessible while it submits, and after success', async ({ page }) => {
      const letGo = await holdForms(page)
      const drawer = await openDrawer(page)
      await fillIn(drawer, TRIAL_VALUES)
      await page.keyboard.press('Enter')
      await expect(drawer.getByRole('button', { name: 'Submitting...' })).toBeVisible()
      await expectAccessible(page)
      await letGo()
      await expect(page.getByRole('dialog', { name: 'Thanks for your submission!' })).toBeVisible()
      await expectAccessible(page)
    })

    base('is accessible while it says that the form could not be sent', async ({ page }) => {
      await answerForms(page, { outcome: 'failed' })
      const drawer = await openDrawer(page)
      await fillIn(drawer, TRIAL_VALUES)
      await page.keyboard.press('Enter')
      await expect(drawer.getByText('This could not be sent.')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

async function openDrawer(page: Page) {
  await openLandingPage(page)
  await showTrialOpener(page)
  return openDialog(page, 'trial')
}
