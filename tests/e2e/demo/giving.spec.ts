import { test as base, expect, type Locator } from '@playwright/test'
import {
  amountOf,
  confirmButton,
  giveButton,
  giveNow,
  HOST,
  ownPetals,
  receiptOf,
  sheetOf,
  thanksOf,
} from '../../support/live-demo.ts'
import { test } from '../../support/page.ts'

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })
base.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

test('two taps give, and the receipt, the goal and the wall show it', async ({ page }) => {
  await page.goto(`${HOST}/demo?utm_source=qr`)
  await giveNow(page)
  await expect(page.getByText('$50 has reached Masjid As-Salam.')).toBeVisible()
  await expect(page.getByText('$350 of $500 this week').first()).toBeVisible()
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
  for (const stop of ['suggestion', 'cause', 'cover']) {
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
  await expect(confirmButton(page)).toBeFocused()
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Back to the gift' })).toBeFocused()
  await press('Shift+Tab')
  await expect(confirmButton(page)).toBeFocused()
  await press('Escape')
  await expect(sheetOf(page)).toBeHidden()
  await expect(giveButton(page)).toBeFocused()
  await press('Enter')
  await press('Enter')
  await expect(thanksOf(page)).toBeFocused()
  await expect(receiptOf(page)).toContainText('Gift$75, every Friday')
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Give again' })).toBeFocused()
})

test('the close button of the sheet leads back to Give', async ({ page }) => {
  await page.goto(`${HOST}/demo`)
  await giveButton(page).click()
  await page.getByRole('button', { name: 'Back to the gift' }).click()
  await expect(sheetOf(page)).toBeHidden()
  await expect(giveButton(page)).toBeFocused()
})

test('less than a dollar is refused at the amount, until it is enough', async ({ page }) => {
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

test('an amount that could be two is asked about, and one of another country is read', async ({ page }) => {
  await page.goto(`${HOST}/demo`)
  await amountOf(page).fill('10.000')
  await giveButton(page).click()
  await expect(amountOf(page)).toBeFocused()
  await expect(amountOf(page)).toHaveValue('10.000')
  await expect(amountOf(page)).toHaveAccessibleDescription('Did you mean $10.00 or $10,000? Write 10.00 or 10,000.')
  await amountOf(page).fill('1 250,50')
  await expect(amountOf(page)).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Tab')
  await expect(amountOf(page)).toHaveValue('1,250.50')
  await expect(giveButton(page)).toHaveText('Give $1,298.02')
})

test('a declined card charges nothing, is said, and can be followed by another way to pay', async ({ page }) => {
  await page.goto(`${HOST}/demo?card=declined`)
  await page.getByRole('radio', { name: 'Card' }).check()
  await giveButton(page).click()
  await confirmButton(page).click()
  await expect(page.getByRole('alert')).toContainText('The card was declined.Nothing was charged.')
  await expect(page.getByRole('radio', { name: 'Card' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Card' })).toBeInViewport()
  await page.getByRole('radio', { name: 'Bank account' }).check()
  await expect(page.getByRole('alert')).toBeHidden()
  await giveNow(page)
  await expect(receiptOf(page)).toContainText('Paid withBank account')
})

base('without a connection the choice is kept, and Give comes back by itself', async ({ page }) => {
  await page.goto(`${HOST}/demo`)
  await amountOf(page).fill('30')
  await page.context().setOffline(true)
  await expect(page.getByRole('alert')).toContainText('You are offline.')
  await expect(giveButton(page)).toHaveAttribute('aria-disabled', 'true')
  await giveButton(page).click({ force: true })
  await expect(sheetOf(page)).toBeHidden()
  await page.context().setOffline(false)
  await expect(page.getByRole('alert')).toBeHidden()
  await giveNow(page)
  await expect(receiptOf(page)).toContainText('Gift$30')
})

test('$250 closes the rosette, and $25 only begins a petal', async ({ page }) => {
  await page.goto(`${HOST}/demo`)
  const petals = (state: string) => page.locator(`.done .petals > .${state}`)
  await page.getByRole('radio', { name: '$25', exact: true }).check()
  await giveNow(page)
  await expect(petals('lit')).toHaveCount(6)
  await expect(petals('part')).toHaveCount(1)
  await expect(page.locator('.done-goal')).toContainText('$25, you')
  await page.getByRole('link', { name: 'Give again' }).click()
  await expect(amountOf(page)).toBeFocused()
  await page.getByRole('radio', { name: '$250' }).check()
  await giveNow(page)
  await expect(petals('lit')).toHaveCount(10)
  await expect(page.getByText('$575 This week’s goal is reached').first()).toBeVisible()
  await expect(receiptOf(page)).toContainText('0419')
})

test('the weekly pledge is offered after a single gift, and confirmed where the focus then is', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 23, 12))
  await page.goto(`${HOST}/demo`)
  await page.clock.resume()
  await giveNow(page)
  await page.getByRole('button', { name: 'Pledge $50 a week' }).click()
  await expect(page.getByRole('heading', { name: 'Your pledge starts Friday, November 27' })).toBeFocused()
})

test('“Not now” takes the pledge away', async ({ page }) => {
  await page.goto(`${HOST}/demo`)
  await giveNow(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('heading', { name: 'A weekly Jummah pledge?' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Give again' })).toBeFocused()
})

for (const [seconds, line] of [
  [10, 'From first tap to receipt: 12 seconds.'],
  [40, ''],
] as const) {
  test(`after ${seconds} seconds of thought the receipt says "${line}"`, async ({ page }) => {
    await page.clock.install()
    await page.goto(`${HOST}/demo`)
    await page.clock.pauseAt(Date.now() + 60_000)
    await amountOf(page).click()
    await page.clock.runFor(seconds * 1_000)
    await giveButton(page).click()
    await confirmButton(page).click()
    await page.clock.runFor(1_200)
    await expect(thanksOf(page)).toBeFocused()
    await expect(page.locator('.give-time')).toHaveText(line)
  })
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the largest amount fits above its line, beside the pen, and gets commas when it is left', async ({ page }) => {
    await page.goto(`${HOST}/demo`)
    await amountOf(page).fill('9999999')
    await page.keyboard.press('Tab')
    await expect(amountOf(page)).toHaveValue('9,999,999')
    await expect(giveButton(page)).toContainText('$10,379,998.96')
    const [figure, pen] = await Promise.all(['.amount-figure', '.amount-pen'].map(each => boxOf(page.locator(each))))
    expect(figure?.left).toBeGreaterThanOrEqual(16)
    expect(figure?.right).toBeLessThanOrEqual(pen?.left ?? 0)
    expect(pen?.right).toBeLessThanOrEqual(304)
    const hidden = await amountOf(page).evaluate(input => input.scrollWidth - input.clientWidth)
    expect(hidden).toBeLessThanOrEqual(0)
    await amountOf(page).press('End')
    await page.keyboard.press('Backspace')
    await expect(amountOf(page)).toHaveValue('999999')
  })
})

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the gift lights its petal in the wall, with a tag left of the rosette, inside the wall', async ({ page }) => {
    await page.goto(`${HOST}/demo`)
    const tag = page.locator('.give-wall > .gift-tag')
    await expect(tag).toBeHidden()
    await giveNow(page)
    await expect(ownPetals(page)).toHaveCount(1)
    await expect(tag).toHaveText('$50 your gift, petal 7')
    const [own, rosette] = await Promise.all([boxOf(tag), boxOf(page.locator('.give-wall > [data-goal]'))])
    expect(own.left).toBeGreaterThan(0)
    expect(rosette.left - own.right).toBeGreaterThanOrEqual(0)
    await page.getByRole('link', { name: 'Give again' }).click()
    await expect(tag).toBeHidden()
    await expect(ownPetals(page)).toHaveCount(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the demo is a form: amount, confirmation, receipt', async ({ page }) => {
    await page.goto(`${HOST}/demo`)
    await expect(page.getByRole('radio', { name: '$25', exact: true })).toBeHidden()
    await amountOf(page).fill('40,00')
    await giveButton(page).click()
    await expect(sheetOf(page)).toContainText('$41.52')
    await confirmButton(page).click()
    await expect(thanksOf(page)).toBeVisible()
    await expect(receiptOf(page)).toContainText('Gift$40')
    await page.getByRole('link', { name: 'Give again' }).click()
    await expect(giveButton(page)).toBeVisible()
  })
})

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { left: box.x, right: box.x + box.width }
}
