import { expect, type Locator } from '@playwright/test'
import {
  arrow,
  bringIntoView,
  carouselOf,
  DONORS,
  expectRotating,
  expectShown,
  expectStill,
  findShown,
  LONG_MS,
  MANAGEMENT,
  openStill,
  PICTURES,
  restartSlide,
  rotationButton,
  trackFrame,
  trackOf,
} from '../../support/carousels.ts'
import { test } from '../../support/page.ts'

/* The carousel pattern of the WAI-ARIA Authoring Practices, clause by clause: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ page }) => openStill(page))

for (const { title, count, slideMs } of [PICTURES, DONORS, MANAGEMENT]) {
  test.describe(`${title}: keyboard`, () => {
    test('rotation stops when the keyboard focus enters, and restarts only when the visitor asks', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await expectRotating(carousel)
      await focusBefore(carousel)
      await page.keyboard.press('Tab')
      await expectStill(carousel)
      const shown = await findShown(carousel)
      await page.keyboard.press('Shift+Tab')
      await page.clock.runFor(LONG_MS)
      await expectShown(carousel, shown)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      // Focusing the button may have scrolled the page only as far as the button.
      await bringIntoView(carousel)
      await expectRotating(carousel)
    })

    test('rotation that was started by the visitor continues while the focus moves inside', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await focusBefore(carousel)
      for (const key of ['Tab', 'Enter', 'Tab', 'Tab']) await page.keyboard.press(key)
      await expect(rotationButton(carousel, 'Pause')).toBeVisible()
      await expectRotating(carousel)
    })

    test('Tab and Shift+Tab move through the controls, the rotation control first', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await focusBefore(carousel)
      await page.keyboard.press('Tab')
      await expect(rotationButton(carousel, 'Play')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(carousel.getByRole('button').filter({ visible: true }).nth(1)).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(rotationButton(carousel, 'Play')).toBeFocused()
    })

    test('the controls are buttons that respond to Enter and Space and keep the focus', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      const next = arrow(carousel, 'Next')
      await next.focus()
      await page.keyboard.press('Enter')
      await expectShown(carousel, [1])
      await page.keyboard.press('Space')
      await expectShown(carousel, [2])
      await expect(next).toBeFocused()
      const previous = arrow(carousel, 'Previous')
      await previous.focus()
      await page.keyboard.press('Enter')
      await expectShown(carousel, [1])
      await expect(previous).toBeFocused()
    })

    test('the arrow keys move the slides while the track has the focus', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await trackOf(carousel).focus()
      await page.keyboard.press('ArrowRight')
      await expectShown(carousel, [1])
      await page.keyboard.press('ArrowLeft')
      await expectShown(carousel, [0])
      await expect(trackFrame(carousel)).toHaveCSS('outline-style', 'solid')
    })
  })

  test.describe(`${title}: rotation`, () => {
    test('rotation stops while the mouse hovers', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await expectRotating(carousel)
      await trackFrame(carousel).hover()
      await expectStill(carousel)
      const shown = await findShown(carousel)
      await page.clock.runFor(LONG_MS)
      await expectShown(carousel, shown)
      await page.mouse.move(0, 0)
      await expectRotating(carousel)
    })

    test('the rotation control is named after its next action and has no pressed state', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      const button = carousel.getByRole('button', { name: /^(Pause|Play): / }).filter({ visible: true })
      await expect(button).toHaveAccessibleName(`Pause: ${title}`)
      await button.click()
      await expect(button).toHaveAccessibleName(`Play: ${title}`)
      await expectStill(carousel)
      await button.click()
      await expect(button).toHaveAccessibleName(`Pause: ${title}`)
      await expectRotating(carousel)
      await expect(button).not.toHaveAttribute('aria-pressed')
      expect(await button.evaluate(element => element.tagName)).toBe('BUTTON')
    })
  })

  test.describe(`${title}: roles, states and properties`, () => {
    test('the carousel is a named region with the role description carousel, a word that its name omits', async ({
      page,
    }) => {
      const carousel = carouselOf(page, title)
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
      await expect(carousel).toHaveAccessibleName(title)
      expect(title).not.toMatch(/carousel/i)
    })

    test('each slide is a group with the role description slide, named by its position', async ({ page }) => {
      const slides = carouselOf(page, title).getByRole('group', { includeHidden: true, name: / of / })
      await expect(slides).toHaveCount(count)
      for (const [place, slide] of (await slides.all()).entries()) {
        await expect(slide).toHaveAttribute('aria-roledescription', 'slide')
        await expect(slide).toHaveAttribute('aria-label', `${place + 1} of ${count}`)
      }
    })

    test('the slides are a live region that is off during rotation and polite otherwise', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await expectStill(carousel)
      await bringIntoView(carousel)
      await expectRotating(carousel)
      await rotationButton(carousel, 'Pause').click()
      await expectStill(carousel)
      await expect(carousel.locator('[aria-live]')).toHaveCount(1)
    })

    test('the accessibility tree contains only the visible slide', async ({ page }) => {
      const carousel = carouselOf(page, title)
      const slides = carousel.getByRole('group', { name: / of / })
      await bringIntoView(carousel)
      await expect(slides).toHaveCount(1)
      await restartSlide(carousel)
      await page.clock.runFor(slideMs)
      await expectShown(carousel, [1])
      await expect(slides).toHaveCount(1)
      await expect(slides).toHaveAccessibleName(`2 of ${count}`)
    })

    test('slides contain nothing focusable', async ({ page }) => {
      const slides = carouselOf(page, title).locator('[aria-roledescription=slide]')
      await expect(slides.locator('a, button, input, [tabindex]')).toHaveCount(0)
    })
  })
}

/** Moves the focus directly before the carousel, so that the next Tab enters it. */
async function focusBefore(carousel: Locator): Promise<void> {
  await carousel.evaluate(region => {
    const place = document.createElement('span')
    place.tabIndex = -1
    region.before(place)
    place.focus({ preventScroll: true })
  })
}
