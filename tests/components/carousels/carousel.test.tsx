import { beforeEach, describe, expect, test } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { CAROUSELS, DONORS, LONG_MS, MANAGEMENT, mountCarousel, mountInView, PICTURES } from '../support/carousels'
import { advance, drawFrame, stopClock } from '../support/clock'
import { find, findAll, focusOn } from '../support/page'

/* The carousel pattern of the WAI-ARIA Authoring Practices, clause by clause: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */

beforeEach(stopClock)

describe.each(CAROUSELS)('$title', shape => {
  const { title, count, moveMs, slideMs } = shape

  test('is a named region of slides that are named by their position and contain nothing focusable', async () => {
    const { element, region, track } = mountCarousel(shape)
    expect(element).toHaveAttribute('aria-roledescription', 'carousel')
    await expect.element(region).toHaveAccessibleName(title)
    expect(title).not.toMatch(/carousel/i)
    const rolesOf = (slide: Element) =>
      ['role', 'aria-roledescription', 'aria-label'].map(name => slide.getAttribute(name))
    expect(Array.from(track.children, rolesOf)).toEqual(
      Array.from({ length: count }, (_, place) => ['group', 'slide', `${place + 1} of ${count}`]),
    )
    const controls = findAll('a, button, input, [tabindex]', track)
    expect(controls.filter(each => !each.closest('[inert]'))).toEqual([])
  })

  test('has a live region that is off while it rotates, and a control that is named after its next action', async () => {
    const carousel = mountCarousel(shape)
    await carousel.expectStill()
    await carousel.bringIntoView()
    const button = carousel.rotationButton('Pause|Play')
    for (const [name, expectMotion] of [
      ['Pause', () => carousel.expectRotating()],
      ['Play', () => carousel.expectStill()],
      ['Pause', () => carousel.expectRotating()],
    ] as const) {
      await expect.element(button).toHaveAccessibleName(`${name}: ${title}`)
      await expectMotion()
      await button.click()
    }
    await expect.element(button).not.toHaveAttribute('aria-pressed')
    expect(findAll('[aria-live]', carousel.element)).toHaveLength(1)
  })

  test(`changes by itself every ${slideMs} ms, with only the visible slide in the accessibility tree`, async () => {
    const carousel = await mountInView(shape)
    await carousel.restartSlide()
    for (const slide of [1, 2]) {
      await advance(slideMs - 1)
      await carousel.expectShown([slide - 1])
      await expect.element(carousel.slides).toHaveAccessibleName(`${slide} of ${count}`)
      await advance(1)
      await carousel.expectShown([slide])
    }
  })

  test(`moves one slide at a time with the arrows, for ${moveMs} ms`, async () => {
    const carousel = await mountInView(shape)
    const lastMove = carousel.watchMoves()
    for (let slide = 1; slide < count; slide++) {
      await carousel.arrow('Next').click()
      await carousel.expectShown([slide])
      await expect.poll(lastMove).toEqual({ property: 'transform', seconds: moveMs / 1_000, way: 'forth' })
    }
    await carousel.arrow('Previous').click()
    await carousel.expectShown([count - 2])
    await expect.poll(lastMove).toEqual({ property: 'transform', seconds: moveMs / 1_000, way: 'back' })
  })

  test('moves at once and never by itself with reduced motion', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    const carousel = await mountInView(shape)
    for (const [direction, slide] of [
      ['Next', 1],
      ['Next', 2],
      ['Previous', 1],
    ] as const) {
      await carousel.arrow(direction).click()
      expect(carousel.track.getAnimations()).toEqual([])
      await carousel.expectShown([slide])
    }
    await carousel.expectStill()
  })

  test('moves by Enter and Space on its arrows, which keep the focus, and by the arrow keys on its track', async () => {
    const carousel = await mountInView(shape)
    focusOn(carousel.arrow('Next').element())
    await userEvent.keyboard('{Enter}')
    await carousel.expectShown([1])
    await userEvent.keyboard(' ')
    await carousel.expectShown([2])
    await expect.element(carousel.arrow('Next')).toHaveFocus()
    focusOn(carousel.track)
    await userEvent.keyboard('{ArrowLeft}')
    await carousel.expectShown([1])
    await userEvent.keyboard('{ArrowRight}')
    await carousel.expectShown([2])
    await expect.element(carousel.frame).toHaveStyle({ outlineStyle: 'solid' })
  })

  test('scrolls natively until Swiper has loaded, which then keeps the slide', async () => {
    const carousel = mountCarousel(shape)
    find('button[aria-label^="Next"]', carousel.element).click()
    await expect.poll(() => carousel.track.scrollLeft).toBeGreaterThan(0)
    expect(carousel.isGliding).toBe(false)
    await carousel.bringIntoView()
    await carousel.expectShown([1])
  })

  test('stops when the keyboard focus enters at its rotation control, and restarts only when the visitor asks', async () => {
    const carousel = await mountInView(shape)
    await carousel.expectRotating()
    carousel.focusBefore()
    await userEvent.tab()
    await expect.element(carousel.rotationButton('Play')).toHaveFocus()
    await carousel.expectStill()
    const shown = carousel.findShown()
    await userEvent.tab({ shift: true })
    await advance(2 * slideMs)
    await carousel.expectShown(shown)
    await userEvent.keyboard('{Tab}{Enter}{Tab}')
    await expect.element(carousel.region.getByRole('button').nth(1)).toHaveFocus()
    // Focusing a button may have scrolled the page only as far as the button.
    await carousel.bringIntoView()
    await carousel.expectRotating()
  })
})

describe('the pictures of How We Help', () => {
  test('rotate without end, always in the same direction, and loop with the arrows too', async () => {
    const carousel = await mountInView(PICTURES)
    const lastMove = carousel.watchMoves()
    await carousel.restartSlide()
    for (const slide of [1, 2, 3, 0]) {
      await advance(PICTURES.slideMs)
      await carousel.expectShown([slide])
      await expect.poll(lastMove).toMatchObject({ way: 'forth' })
    }
    await carousel.arrow('Previous').click()
    await carousel.expectShown([3])
    await expect.poll(lastMove).toMatchObject({ way: 'back' })
  })

  test('show the slide whose dot is pressed', async () => {
    const carousel = await mountInView(PICTURES)
    for (const slide of [2, 0, 3, 1]) {
      await carousel.dot(slide).click()
      await carousel.expectShown([slide])
      await expect.element(carousel.dot(slide)).toHaveAttribute('aria-current', 'true')
      expect(findAll('[aria-current=true]', carousel.element)).toHaveLength(1)
    }
  })
})

describe.each([DONORS, MANAGEMENT])('the features $title', shape => {
  test('start once a quarter of them is in view', async () => {
    const carousel = mountCarousel(shape)
    await showShare(carousel.track, 0.23)
    await advance(LONG_MS)
    await carousel.expectStill()
    await carousel.expectShown([0])
    await showShare(carousel.track, 0.27)
    await carousel.expectRotating()
    await advance(shape.slideMs)
    await carousel.expectShown([1])
  })

  test('stop for good after they have rotated to the last slide', async () => {
    const carousel = await mountInView(shape)
    await carousel.restartSlide()
    for (const slide of [1, 2, 3, 4]) {
      await advance(shape.slideMs)
      await carousel.expectShown([slide])
    }
    await advance(LONG_MS)
    await carousel.expectShown([4])
    await expect.element(carousel.rotationButton('Play')).toHaveAttribute('aria-disabled', 'true')
  })
})

/** Scrolls until this share of the element is in view, at the lower edge of the window. */
async function showShare(element: Element, share: number): Promise<void> {
  const { top, height } = element.getBoundingClientRect()
  scrollBy({ top: top + share * height - innerHeight, behavior: 'instant' })
  await drawFrame()
}
