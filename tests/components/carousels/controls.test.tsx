import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CAROUSELS, mountCarousel, PICTURES } from '../support/carousels'
import { advance, stopClock } from '../support/clock'

/* The carousel pattern of the WAI-ARIA Authoring Practices, clause by clause: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */

beforeEach(stopClock)

describe.each(CAROUSELS)('$title', shape => {
  const { title, count, moveMs, slideMs } = shape

  const mountInView = async () => {
    const carousel = mountCarousel(shape)
    await carousel.bringIntoView()
    return carousel
  }

  test(`moves one slide at a time with the arrows, for ${moveMs} ms`, async () => {
    const carousel = await mountInView()
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

  test('has arrows that respond to Enter and Space and keep the focus', async () => {
    const carousel = await mountInView()
    const next = carousel.arrow('Next').element()
    focus(next)
    await userEvent.keyboard('{Enter}')
    await carousel.expectShown([1])
    await userEvent.keyboard(' ')
    await carousel.expectShown([2])
    await expect.element(carousel.arrow('Next')).toHaveFocus()
    focus(carousel.arrow('Previous').element())
    await userEvent.keyboard('{Enter}')
    await carousel.expectShown([1])
    await expect.element(carousel.arrow('Previous')).toHaveFocus()
  })

  test('moves by the arrow keys while the track has the focus, which is drawn around the frame', async () => {
    const carousel = await mountInView()
    focus(carousel.track)
    await userEvent.keyboard('{ArrowRight}')
    await carousel.expectShown([1])
    await userEvent.keyboard('{ArrowLeft}')
    await carousel.expectShown([0])
    await expect.element(carousel.frame).toHaveStyle({ outlineStyle: 'solid' })
  })

  test('has a rotation control that is named after its next action and has no pressed state', async () => {
    const carousel = await mountInView()
    const button = carousel.rotationButton('Pause|Play')
    await expect.element(button).toHaveAccessibleName(`Pause: ${title}`)
    await button.click()
    await expect.element(button).toHaveAccessibleName(`Play: ${title}`)
    await carousel.expectStill()
    await button.click()
    await expect.element(button).toHaveAccessibleName(`Pause: ${title}`)
    await carousel.expectRotating()
    await expect.element(button).not.toHaveAttribute('aria-pressed')
    expect(button.element().tagName).toBe('BUTTON')
  })

  test('has Tab and Shift+Tab move through its controls, the rotation control first', async () => {
    const carousel = await mountInView()
    focusBefore(carousel.element)
    await userEvent.tab()
    await expect.element(carousel.rotationButton('Play')).toHaveFocus()
    await userEvent.tab()
    await expect.element(carousel.region.getByRole('button').nth(1)).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(carousel.rotationButton('Play')).toHaveFocus()
  })

  test('stops rotating when the keyboard focus enters, and restarts only when the visitor asks', async () => {
    const carousel = await mountInView()
    await carousel.expectRotating()
    focusBefore(carousel.element)
    await userEvent.tab()
    await carousel.expectStill()
    const shown = carousel.findShown()
    await userEvent.tab({ shift: true })
    await advance(2 * slideMs)
    await carousel.expectShown(shown)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    // Focusing the button may have scrolled the page only as far as the button.
    await carousel.bringIntoView()
    await carousel.expectRotating()
  })

  test('keeps rotating while the focus moves inside once the visitor has started it', async () => {
    const carousel = await mountInView()
    focusBefore(carousel.element)
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Tab}')
    await expect.element(carousel.rotationButton('Pause')).toBeVisible()
    await carousel.expectRotating()
  })
})

describe('the pictures of How We Help', () => {
  test('loop with the arrows too, in both directions', async () => {
    const carousel = mountCarousel(PICTURES)
    await carousel.bringIntoView()
    const lastMove = carousel.watchMoves()
    await carousel.arrow('Previous').click()
    await carousel.expectShown([3])
    await expect.poll(lastMove).toMatchObject({ way: 'back' })
    await carousel.arrow('Next').click()
    await carousel.expectShown([0])
    await expect.poll(lastMove).toMatchObject({ way: 'forth' })
  })

  test('show the slide whose dot is pressed', async () => {
    const carousel = mountCarousel(PICTURES)
    await carousel.bringIntoView()
    for (const slide of [2, 0, 3, 1]) {
      await carousel.dot(slide).click()
      await carousel.expectShown([slide])
      expect(carousel.element.querySelectorAll('[aria-current=true]')).toHaveLength(1)
      await expect.element(carousel.dot(slide)).toHaveAttribute('aria-current', 'true')
    }
  })
})

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus()
}

/** Moves the focus directly before the carousel, so that the next Tab enters it. */
function focusBefore(carousel: Element): void {
  const place = document.createElement('span')
  place.tabIndex = 0
  carousel.before(place)
  place.focus({ preventScroll: true })
}
