import { expect, type Locator, type Page } from '@playwright/test'
import { openLandingPage, test } from '../../support/page.ts'
import { furthestScroll, scrollTo } from '../../support/scrolling.ts'

const LARGE = { width: 1440, height: 900 }
const SMALL = { width: 390, height: 844 }
const MIDDLE_PX = 2000

/** More than the number of links and buttons on the page. */
const MAX_TABS = 250

/** Without reduced motion, scrolling is smooth and takes time. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const viewport of [LARGE, SMALL]) {
  test.describe(`at ${viewport.width} px the floating buttons`, () => {
    test.use({ viewport })

    test('are shown after 500 px of scrolling, while more than 200 px are left to the bottom', async ({ page }) => {
      await openLandingPage(page)
      const furthest = await furthestScroll(page)
      for (const [top, isShown] of [
        [0, false],
        [501, true],
        [500, false],
        [furthest - 201, true],
        [furthest - 200, false],
        [MIDDLE_PX, true],
        [furthest, false],
      ] as const) {
        await scrollTo(page, top)
        await expect(floatingBar(page), `${top} px of ${furthest} px`).toBeVisible({ visible: isShown })
      }
    })

    test('are shown again when the page grows below', async ({ page }) => {
      await openLandingPage(page)
      await scrollTo(page, await furthestScroll(page))
      await expect(floatingBar(page)).toBeHidden()
      await page.locator('footer').evaluate(footer => footer.append(document.createElement('hr')))
      await page.locator('footer hr').evaluate(rule => rule.setAttribute('style', 'height: 300px'))
      await expect(floatingBar(page)).toBeVisible()
    })

    test('lead to a trial and to the support phone', async ({ page }) => {
      await openMiddle(page)
      await expect(floatingBar(page).locator('.button:visible')).toHaveText([
        'Sign Up for a Trial',
        'Questions? Text/Call',
      ])
      await expect(supportLink(page)).toHaveAttribute('href', /^(tel|sms):\+1\d{10}$/)
    })

    test('cannot be focused while they are hidden', async ({ page }) => {
      await openLandingPage(page)
      const support = floatingBar(page).locator('a').last()
      await support.focus()
      await expect(support).not.toBeFocused()
      await scrollTo(page, MIDDLE_PX)
      await expect(support).toBeVisible()
      await support.focus()
      await expect(support).toBeFocused()
    })

    test('hide while a dialog is open, and get the focus back when it closes', async ({ page }) => {
      await openMiddle(page)
      await supportLink(page).focus()
      await page.evaluate(() => {
        const dialog = document.body.appendChild(document.createElement('dialog'))
        dialog.id = 'any-dialog'
        dialog.showModal()
      })
      await expect(floatingBar(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(floatingBar(page)).toBeVisible()
      await expect(supportLink(page)).toBeFocused()
    })

    test('never cover the focused element', async ({ page }) => {
      await openLandingPage(page)
      for (let tab = 0; tab < MAX_TABS; tab++) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(describeFocus)
        expect(focused.coveredBy, focused.name).toBe('')
        if (focused.isInFooter) return
      }
      throw new Error('Tab never came to the footer')
    })

    test('come before the footer in the tab order', async ({ page }) => {
      await openMiddle(page)
      await supportLink(page).focus()
      await page.keyboard.press('Tab')
      await expect(page.locator('footer a').first()).toBeFocused()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('are placed above the footer and cover nothing', async ({ page }) => {
        await page.goto('/')
        await supportLink(page).scrollIntoViewIfNeeded()
        const below = (upper: Locator, lower: Locator) =>
          expect(async () => {
            // Retried, because sections near the viewport are laid out during the measurement.
            expect((await edges(lower)).top).toBeGreaterThanOrEqual((await edges(upper)).bottom)
          }).toPass()
        await below(page.locator('main'), floatingBar(page))
        await below(floatingBar(page), page.locator('footer'))
      })
    })
  })
}

for (const width of [320, 390, 959, 960, 1023, 1024, 1440]) {
  test(`at ${width} px the floating buttons are large enough and within the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openMiddle(page)
    for (const button of await floatingBar(page).locator('.button:visible').all()) {
      const { left, right, top, bottom } = await edges(button)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(bottom - top).toBeGreaterThanOrEqual(44)
      expect(bottom).toBeLessThanOrEqual(800)
    }
  })
}

test('the trial opens in the drawer from 1024 px on, and as a page below', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await openMiddle(page)
  const button = floatingBar(page).getByRole('button', { name: 'Sign Up for a Trial' })
  const link = floatingBar(page).getByRole('link', { name: 'Sign Up for a Trial' })
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  await expect(button).toHaveAttribute('commandfor', 'trial-drawer')
  await expect(link).toBeHidden()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(link).toHaveAttribute('href', '/request-trial')
  await expect(button).toBeHidden()
})

test.describe('on a small screen', () => {
  test.use({ viewport: SMALL })

  test('the floating buttons hide while the menu is open', async ({ page }) => {
    await openMiddle(page)
    await page.getByRole('link', { name: 'Open menu' }).click()
    await expect(floatingBar(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(floatingBar(page)).toBeVisible()
  })
})

for (const hasTouch of [true, false]) {
  test.describe(`with a ${hasTouch ? 'touch screen' : 'keyboard of its own'}`, () => {
    test.use({ viewport: SMALL, hasTouch, isMobile: hasTouch })

    test(`the floating buttons ${hasTouch ? 'leave' : 'stay'} while one types`, async ({ page }) => {
      await openMiddle(page)
      await page.evaluate(() => {
        const field = document.createElement('input')
        document.querySelector('#how')?.append(field)
        field.focus({ preventScroll: true })
      })
      await expect(floatingBar(page)).toBeVisible({ visible: !hasTouch })
      await page.evaluate(() => document.querySelector('input')?.blur())
      await expect(floatingBar(page)).toBeVisible()
    })
  })
}

async function openMiddle(page: Page): Promise<void> {
  await openLandingPage(page)
  await scrollTo(page, MIDDLE_PX)
  await expect(floatingBar(page)).toBeVisible()
}

function floatingBar(page: Page): Locator {
  return page.locator('section[aria-label="Trial and questions"]')
}

function supportLink(page: Page): Locator {
  return floatingBar(page).getByRole('link', { name: 'Questions? Text/Call' })
}

function edges(locator: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  return locator.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })
}

/** Runs in the page. Names the floating button that overlaps the focused element, if any. */
function describeFocus(): { name: string; coveredBy: string; isInFooter: boolean } {
  const focused = document.activeElement ?? document.body
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const bar = document.querySelector('section[aria-label="Trial and questions"]')
  const isOwn = bar?.contains(focused)
  const cover = Array.from(bar?.querySelectorAll('.button') ?? []).find(button => {
    const over = button.getBoundingClientRect()
    const overlaps = over.left < right && over.right > left && over.top < bottom && over.bottom > top
    return !isOwn && overlaps && button.checkVisibility({ visibilityProperty: true })
  })
  return {
    name: focused.outerHTML.slice(0, 200),
    coveredBy: cover?.textContent ?? '',
    isInFooter: Boolean(focused.closest('footer')),
  }
}
