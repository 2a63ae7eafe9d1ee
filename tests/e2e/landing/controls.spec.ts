import { expect, type Locator } from '@playwright/test'
import { openLandingPage, test } from '../../support/page.ts'

const LARGE = { width: 1440, height: 900 }
const SMALL = { width: 390, height: 844 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('accordions', () => {
  test.use({ viewport: SMALL })

  const ACCORDIONS = { problems: 4, solutions: 5, 'donor-features': 5, 'management-features': 5 }
  for (const [name, count] of Object.entries(ACCORDIONS)) {
    test(`of ${name} one is open at a time, and a click on the open one closes it`, async ({ page }) => {
      await page.goto('/')
      const items = page.locator(`details[name="${name}"]`)
      await expect(items).toHaveCount(count)
      await items.first().scrollIntoViewIfNeeded()
      await expectOpen(items, [0])
      for (const place of [1, count - 1, 0]) {
        await items.nth(place).locator('summary').click()
        await expectOpen(items, [place])
      }
      await items.first().locator('summary').click()
      await expectOpen(items, [])
    })
  }

  test('open and close by keyboard', async ({ page }) => {
    await page.goto('/')
    const items = page.locator('details[name="problems"]')
    await items.nth(2).locator('summary').focus()
    await page.keyboard.press('Enter')
    await expectOpen(items, [2])
    await page.keyboard.press('Space')
    await expectOpen(items, [])
  })

  test('the explainer of the fees opens, closes and leads to the contacts', async ({ page }) => {
    await page.goto('/')
    const explainer = page.locator('details', { hasText: 'Looking to Learn More About Our Fees?' })
    await expect(explainer.getByText('0.8%')).toBeHidden()
    await explainer.locator('summary').click()
    for (const figure of ['1%', '3%', '0.8%']) await expect(explainer.getByText(figure, { exact: true })).toBeVisible()
    await explainer.getByRole('link').click()
    await expect(page).toHaveURL('/#contact')
    await explainer.locator('summary').click()
    await expect(explainer.getByText('0.8%')).toBeHidden()
  })
})

test.describe('accordions without JavaScript', () => {
  test.use({ viewport: SMALL, javaScriptEnabled: false })

  test('close each other as well', async ({ page }) => {
    await page.goto('/')
    const items = page.locator('details[name="solutions"]')
    await items.nth(3).locator('summary').click()
    await expectOpen(items, [3])
  })
})

test.describe('features on a large screen', () => {
  test.use({ viewport: LARGE })

  test('show all descriptions', async ({ page }) => {
    await openLandingPage(page)
    const items = page.locator('#features').getByRole('list').getByRole('listitem')
    await expect(items).toHaveCount(10)
    for (const item of await items.all()) await expect(item.locator('span').last()).toBeVisible()
    await expect(page.locator('#features details:visible')).toHaveCount(0)
  })
})

/** Expects exactly the items at these places to be open. */
async function expectOpen(items: Locator, places: number[]): Promise<void> {
  const opened = () =>
    items.evaluateAll(all =>
      all.flatMap((item, place) => {
        const text = item.querySelector('summary + *')
        return text?.checkVisibility({ contentVisibilityAuto: true }) ? [place] : []
      }),
    )
  await expect.poll(opened).toEqual(places)
}
