import { beforeEach, describe, expect, test } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { CAROUSELS, DONORS, LONG_MS, MANAGEMENT, mountCarousel, PICTURES } from '../support/carousels'
import { advance, drawFrame, stopClock } from '../support/clock'
import { setHidden } from '../support/visibility'

beforeEach(stopClock)

describe.each(CAROUSELS)('$title', shape => {
  const { slideMs } = shape

  test(`changes by itself every ${slideMs} ms`, async () => {
    const carousel = mountCarousel(shape)
    await carousel.bringIntoView()
    await carousel.restartSlide()
    for (const slide of [1, 2]) {
      await advance(slideMs - 1)
      await carousel.expectShown([slide - 1])
      await advance(1)
      await carousel.expectShown([slide])
    }
  })

  test('pauses while it is out of view and while the page is hidden', async () => {
    const carousel = mountCarousel(shape)
    await carousel.bringIntoView()
    await carousel.expectRotating()
    scrollTo({ top: 0, behavior: 'instant' })
    await carousel.expectStill()
    await carousel.bringIntoView()
    await carousel.expectRotating()
    setHidden(true)
    await carousel.expectStill()
    const shown = carousel.findShown()
    await advance(LONG_MS)
    await carousel.expectShown(shown)
  })

  test('pauses while the mouse hovers', async () => {
    const carousel = mountCarousel(shape)
    await carousel.bringIntoView()
    await carousel.expectRotating()
    await userEvent.hover(carousel.frame)
    await carousel.expectStill()
    const shown = carousel.findShown()
    await advance(LONG_MS)
    await carousel.expectShown(shown)
    await commands.moveMouse(0, 0)
    await carousel.expectRotating()
  })
})

describe.each([DONORS, MANAGEMENT])('$title', shape => {
  const { slideMs } = shape

  test('starts once a quarter of it is in view', async () => {
    const carousel = mountCarousel(shape)
    await showShare(carousel.track, 0.23)
    await advance(LONG_MS)
    await carousel.expectStill()
    await carousel.expectShown([0])
    await showShare(carousel.track, 0.27)
    await carousel.expectRotating()
    await advance(slideMs)
    await carousel.expectShown([1])
  })

  test('stops for good after it has rotated to the last slide', async () => {
    const carousel = mountCarousel(shape)
    await carousel.bringIntoView()
    await carousel.restartSlide()
    for (const slide of [1, 2, 3, 4]) {
      await advance(slideMs)
      await carousel.expectShown([slide])
    }
    await advance(LONG_MS)
    await carousel.expectShown([4])
    await expect.element(carousel.rotationButton('Play')).toHaveAttribute('aria-disabled', 'true')
  })

  test('stops for good after the visitor has gone to the last slide and back', async () => {
    const carousel = mountCarousel(shape)
    await carousel.bringIntoView()
    await carousel.region.getByRole('listitem').last().getByRole('button').click()
    await carousel.expectShown([4])
    await expect.element(carousel.arrow('Next')).toHaveAttribute('aria-disabled', 'true')
    await carousel.arrow('Previous').click()
    await carousel.expectShown([3])
    await carousel.rotationButton('Play').click({ force: true })
    await commands.moveMouse(0, 0)
    await advance(LONG_MS)
    await carousel.expectShown([3])
  })
})

test('the pictures of How We Help rotate without end, always in the same direction', async () => {
  const carousel = mountCarousel(PICTURES)
  await carousel.bringIntoView()
  const lastMove = carousel.watchMoves()
  await carousel.restartSlide()
  for (const slide of [1, 2, 3, 0, 1, 2, 3, 0]) {
    await advance(PICTURES.slideMs)
    await carousel.expectShown([slide])
    await expect.poll(lastMove).toMatchObject({ way: 'forth' })
  }
})

/** Scrolls until this share of the element is in view, at the lower edge of the window. */
async function showShare(element: Element, share: number): Promise<void> {
  const { top, height } = element.getBoundingClientRect()
  scrollBy({ top: top + share * height - innerHeight, behavior: 'instant' })
  await drawFrame()
}
