import { expect, type Page } from '@playwright/test'
import { amountOf, giveButton, ownPetals, TERMINAL } from '../../support/live-demo.ts'
import { test } from '../../support/page.ts'

const LANDSCAPE = { viewport: { width: 1024, height: 600 }, contextOptions: { reducedMotion: 'reduce' } } as const

test.use(LANDSCAPE)

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })
const card = (page: Page) => page.getByRole('button', { name: 'Tap a sample card' })

test.describe('the terminal', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto(TERMINAL)
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('leads from an amount to the reader, to thanks, and after eight seconds to the next donor', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Cause' }).selectOption('Zakat')
    await page.getByRole('radio', { name: '$100' }).check()
    await giveButton(page).click()
    await expect(heading(page, 'Tap to give $100')).toBeFocused()
    await expect(page.getByText('For Zakat.')).toBeVisible()
    await card(page).click()
    await expect(heading(page, 'Giving...')).toBeFocused()
    await page.clock.runFor(1_400)
    await expect(heading(page, 'Jazak Allahu khayran')).toBeFocused()
    await expect(page.getByText('$100 has reached Albayan: petals 7 to 8.')).toBeVisible()
    await expect(ownPetals(page)).toHaveCount(2)
    await page.clock.runFor(8_000)
    await expect(heading(page, 'How much would you like to give?')).toBeFocused()
  })

  test('takes another amount, and disarms the reader after 30 seconds', async ({ page }) => {
    await amountOf(page).fill('75')
    await amountOf(page).press('Enter')
    await page.clock.runFor(29_900)
    await expect(heading(page, 'Tap to give $75')).toBeVisible()
    await page.clock.runFor(200)
    await expect(heading(page, 'How much would you like to give?')).toBeVisible()
  })

  test('fits without scrolling, with keys that are easy to hit', async ({ page }) => {
    const edges = () =>
      page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth])
    await expect.poll(edges).toEqual([600, 1024])
    for (const key of await page.getByRole('radio', { name: '$' }).all()) {
      expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(64)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it says what it needs and where to give without it', async ({ page }) => {
    await page.goto(TERMINAL)
    await expect(page.getByText('This screen needs JavaScript.')).toBeVisible()
    await expect(giveButton(page)).toBeHidden()
  })
})
