import { expect } from '@playwright/test'
import { amountOf, giveButton, giveNow, HOST, ownPetals, receiptOf, thanksOf } from '../../support/live-demo.ts'
import { test } from '../../support/page.ts'

/** Fees, pledges and the time of a gift are in local/donation-site/gift.test.ts. */

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

test('one tap gives, and the receipt, the goal and the wall show it', async ({ page }) => {
  await page.goto(`${HOST}/demo?utm_source=qr`)
  await giveNow(page)
  await expect(page.getByText('$50 has reached Masjid As-Salam.')).toBeVisible()
  await expect(page.getByText('$350 of $500 this week').first()).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(ownPetals(page)).toHaveCount(1)
  await expect(page.locator('.give-wall .gift-tag')).toHaveText('$50 your gift, petal 7')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('heading', { name: 'A weekly Jummah pledge?' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Give again' })).toBeFocused()
  await page.getByRole('link', { name: 'Give again' }).click()
  await expect(amountOf(page)).toBeFocused()
})

test('the whole flow works by keyboard alone', async ({ page }) => {
  await page.goto(`${HOST}/demo`)
  const press = (key: string) => page.keyboard.press(key)
  await press('Tab')
  await press('ArrowRight')
  await expect(page.getByText('Every Friday, from')).toBeVisible()
  await press('Tab')
  await press('ControlOrMeta+A')
  await page.keyboard.type('75')
  for (const stop of ['amount', 'cause', 'cover']) {
    await press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('name', stop)
  }
  await press(' ')
  await expect(page.getByText('The masjid receives $72.15')).toBeVisible()
  await press('Tab')
  await press('ArrowRight')
  await press('Tab')
  await expect(giveButton(page)).toBeFocused()
  await expect(giveButton(page)).toHaveText('Give $75 a week')

  await press('Enter')
  await expect(thanksOf(page)).toBeFocused()
  await expect(receiptOf(page)).toContainText('Gift$75, every Friday')
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Give again' })).toBeFocused()
})

test('an amount that is too small is refused at its field, until it is enough', async ({ page }) => {
  await page.goto(`${HOST}/demo`)
  await amountOf(page).fill('0.50')
  await giveButton(page).click()
  await expect(amountOf(page)).toBeFocused()
  await expect(amountOf(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(amountOf(page)).toHaveAccessibleDescription('Enter an amount of $1 or more.')
  await page.getByRole('radio', { name: '$25', exact: true }).check()
  await expect(amountOf(page)).toHaveValue('25')
  await expect(amountOf(page)).not.toHaveAttribute('aria-invalid')
})
