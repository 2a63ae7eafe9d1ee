import { expect } from '@playwright/test'
import { dialogOf, openDialog, settled, showTrialOpener } from '../../support/dialogs.ts'
import { newVisitor } from '../../support/form-service.ts'
import { openLandingPage } from '../../support/page.ts'
import { test } from '../../support/policy-test.ts'
import { publishMilestone, restoreMilestone, untilTonight } from '../../support/windows.ts'

test('the dialogs and the menu of the landing page work within its policy', async ({ page }) => {
  await openLandingPage(page)
  await openDialog(page, 'demo')
  await page.keyboard.press('Escape')
  await openDialog(page, 'contact')
  await page.keyboard.press('Escape')
  await showTrialOpener(page)
  await openDialog(page, 'trial')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Close menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Main' })).toBeHidden()
})

test('the milestone and its confetti work within the policy', async ({ page, request }) => {
  await publishMilestone(request, untilTonight(), true)
  try {
    await openLandingPage(page)
    await expect(dialogOf(page, 'milestone').locator('canvas')).toHaveCount(1)
  } finally {
    await restoreMilestone(request)
  }
})

test.describe('after a form was sent', () => {
  test.use({ extraHTTPHeaders: newVisitor() })

  test('the thanks with their QR code work within the policy', async ({ page }) => {
    await page.goto('/scranton')
    const form = page.locator('main form')
    for (const [label, value] of Object.entries({
      Name: 'Amina',
      Email: 'amina@masjid.example',
      Phone: '4195550118',
    })) {
      await form.getByRole('textbox', { name: label, exact: true }).pressSequentially(value, { delay: 60 })
    }
    await form.getByRole('button').click()
    await settled(dialogOf(page, 'received'))
    await expect(dialogOf(page, 'received').locator('svg').first()).toBeVisible()
  })
})
