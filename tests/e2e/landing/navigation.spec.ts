import { expect, type Page } from '@playwright/test'
import { LONG } from '../../../scripts/short-proof.ts'
import { expectAtTop, openLandingPage, test } from '../../support/page.ts'

const LARGE = { width: 1440, height: 900 }
const SMALL = { width: 390, height: 844 }

/** More than the number of links in the menu. */
const TABS_AROUND_THE_MENU = 12

const NAVIGATION = {
  'Our Impact': 'impact',
  'How We Help': 'how',
  'Why Minara': 'why',
  Features: 'features',
  Testimonials: 'testimonials',
  Contact: 'contact',
}

/** Without reduced motion, scrolling is smooth and takes time. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a large screen', () => {
  test.use({ viewport: LARGE })

  test('the navigation leads to each of the six sections', async ({ page }) => {
    // Next writes the address that it knew at its start over a click that comes while it hydrates.
    await openLandingPage(page)
    await expect(visibleJoinLink(page)).toHaveAttribute('href', '/request-trial')
    for (const [label, anchor] of Object.entries(NAVIGATION)) {
      await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(`/#${anchor}`)
      await expectAtTop(page, anchor)
    }
  })

  test('the keyboard can skip to the content', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: SMALL })

  test('a banner that is dismissed by keyboard leads to the impact section and stays away for the session', async ({
    page,
    context,
  }) => {
    await openLandingPage(page)
    await expect(visibleJoinLink(page)).toHaveAttribute('href', '/trial')
    const dismiss = page.getByRole('button', { name: 'Dismiss announcement' })
    await dismiss.press('Enter')
    await expect(dismiss).toBeHidden()
    await expect(page.locator('#impact h2')).toBeFocused()
    await expectAtTop(page, 'impact')
    await page.keyboard.press('Tab')
    await expect(page.locator('#impact a:not([tabindex])').first()).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dismiss).toBeHidden()

    const anotherVisit = await context.newPage()
    await anotherVisit.goto('/')
    await expect(anotherVisit.getByRole('button', { name: 'Dismiss announcement' })).toBeVisible()
  })

  test('the menu closes when the viewport becomes wide enough for the navigation', { tag: LONG }, async ({ page }) => {
    await openLandingPage(page)
    const menu = await openMenu(page)
    await page.setViewportSize({ width: 1119, height: 844 })
    await expect(menu).toBeVisible()
    await page.setViewportSize({ width: 1120, height: 844 })
    await expect(menu).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/#contact')
  })

  test('the menu covers the page, keeps the focus, and closes by Escape and by its button', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Main' })
    const opener = page.getByRole('link', { name: 'Open menu' })
    await openLandingPage(page)
    await opener.click()
    await expect(menu).toBeVisible()
    for (let press = 0; press < TABS_AROUND_THE_MENU; press++) {
      await page.keyboard.press('Tab')
      await expect(page.locator('header :focus, main :focus, footer :focus')).toHaveCount(0)
    }
    await page.mouse.move(SMALL.width / 2, SMALL.height / 2)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('End')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/')
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: SMALL, javaScriptEnabled })
    test.beforeEach(({ page }) => (javaScriptEnabled ? openLandingPage(page) : page.goto('/')))

    test('lists the six sections, links to Sign Up, closes and goes to the chosen section', async ({ page }) => {
      const menu = await openMenu(page)
      await expect(menu.getByRole('listitem')).toHaveText(Object.keys(NAVIGATION))
      await expect(menu.getByRole('listitem').locator('svg').first()).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register')
      await menu.getByRole('link', { name: 'Testimonials' }).click()
      await expect(menu).toBeHidden()
      await expect(page).toHaveURL('/#testimonials')
      await expectAtTop(page, 'testimonials')
    })
  })
}

async function openMenu(page: Page) {
  await page.getByRole('link', { name: 'Open menu' }).click()
  const menu = page.locator('#menu')
  await expect(menu).toBeVisible()
  return menu
}

function visibleJoinLink(page: Page) {
  return page.getByRole('complementary').getByRole('link', { name: 'Join Us' })
}
