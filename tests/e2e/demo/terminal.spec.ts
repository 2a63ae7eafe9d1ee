import { test as base, expect, type Page } from '@playwright/test'
import { ownPetals, TERMINAL } from '../../support/live-demo.ts'
import { test } from '../../support/page.ts'

const LANDSCAPE = { viewport: { width: 1024, height: 600 }, contextOptions: { reducedMotion: 'reduce' } } as const

test.use(LANDSCAPE)
base.use(LANDSCAPE)

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })
const card = (page: Page) => page.getByRole('button', { name: 'Tap a sample card' })

test.describe('the terminal', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto(TERMINAL)
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('leads from an amount to the reader, to thanks, and after eight seconds to the next donor', async ({ page }) => {
    await page.getByRole('radio', { name: 'Zakat' }).check()
    await page.getByRole('button', { name: '$100' }).click()
    await expect(heading(page, 'Tap to give $100')).toBeFocused()
    await expect(page.getByText('Zakat', { exact: true }).last()).toBeVisible()
    await card(page).click()
    await expect(heading(page, 'Giving...')).toBeFocused()
    await page.clock.runFor(1_400)
    await expect(heading(page, 'Jazak Allahu khayran')).toBeFocused()
    await expect(page.getByText('$100 has reached Albayan. It lights petals 7 to 8 of this week’s goal.')).toBeVisible()
    await expect(ownPetals(page)).toHaveCount(2)
    await page.clock.runFor(3_000)
    await expect(page.getByRole('button', { name: 'Done' })).toHaveText('Done 5')
    await page.clock.runFor(5_000)
    await expect(heading(page, 'How much would you like to give?')).toBeFocused()
  })

  test('takes another amount by its keys, but not nothing, and disarms the reader after 30 seconds', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Other' }).click()
    const key = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await key('Done')
    await expect(heading(page, 'Enter an amount')).toBeVisible()
    for (const name of ['0', '7', '5', '3', 'Delete the last digit']) await key(name)
    await expect(page.getByText('$75', { exact: true })).toBeVisible()
    await key('Done')
    await page.clock.runFor(29_900)
    await expect(heading(page, 'Tap to give $75')).toBeVisible()
    await page.clock.runFor(200)
    await expect(heading(page, 'How much would you like to give?')).toBeVisible()
  })

  test('fits without scrolling, with keys that are easy to hit', async ({ page }) => {
    const edges = () =>
      page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth])
    await expect.poll(edges).toEqual([600, 1024])
    for (const key of await page.locator('.amounts button').all()) {
      expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(96)
    }
    await page.getByRole('button', { name: 'Other' }).click()
    await expect.poll(edges).toEqual([600, 1024])
    for (const key of await page.locator('.pad button').all()) {
      const box = await key.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(64)
      expect((box?.y ?? 600) + (box?.height ?? 0)).toBeLessThan(600)
    }
  })
})

test('a card that was not read can be tapped again', async ({ page }) => {
  await page.goto(`${TERMINAL}&card=unread`)
  await page.getByRole('button', { name: '$50' }).click()
  await card(page).click()
  await expect(heading(page, 'The card was not read')).toBeFocused()
  await page.getByRole('button', { name: 'Try again' }).click()
  await card(page).click()
  await expect(heading(page, 'Jazak Allahu khayran')).toBeFocused()
})

base('without a connection it rests, says where else to give, and comes back by itself', async ({ page }) => {
  await page.goto(TERMINAL)
  await page.context().setOffline(true)
  await expect(heading(page, 'This terminal is resting')).toBeVisible()
  await expect(page.getByText('/donation-host/albayan').filter({ visible: true })).toHaveCount(1)
  await page.context().setOffline(false)
  await expect(heading(page, 'How much would you like to give?')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it says what it needs and where to give without it', async ({ page }) => {
    await page.goto(TERMINAL)
    await expect(page.getByText('This screen needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('button', { name: '$50' })).toBeHidden()
  })
})
