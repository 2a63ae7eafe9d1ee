import { beforeEach, describe, expect, test } from 'vitest'
import { CAROUSELS, mountCarousel } from '../support/carousels'
import { advance, stopClock } from '../support/clock'

/* Roles, states and properties of the carousel pattern: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */

beforeEach(stopClock)

describe.each(CAROUSELS)('$title', shape => {
  const { title, count, slideMs } = shape

  test('is a named region with the role description carousel, a word that its name omits', async () => {
    const { element, region } = mountCarousel(shape)
    expect(element).toHaveAttribute('aria-roledescription', 'carousel')
    await expect.element(region).toHaveAccessibleName(title)
    expect(title).not.toMatch(/carousel/i)
  })

  test('has slides that are groups with the role description slide, named by their position', () => {
    const slides = Array.from(mountCarousel(shape).track.children)
    expect(slides.map(slide => slide.getAttribute('role'))).toEqual(Array(count).fill('group'))
    expect(slides.map(slide => slide.getAttribute('aria-roledescription'))).toEqual(Array(count).fill('slide'))
    expect(slides.map(({ ariaLabel }) => ariaLabel)).toEqual(
      Array.from({ length: count }, (_, place) => `${place + 1} of ${count}`),
    )
  })

  test('has a live region that is off during rotation and polite otherwise', async () => {
    const carousel = mountCarousel(shape)
    await carousel.expectStill()
    await carousel.bringIntoView()
    await carousel.expectRotating()
    await carousel.rotationButton('Pause').click()
    await carousel.expectStill()
    expect(carousel.element.querySelectorAll('[aria-live]')).toHaveLength(1)
  })

  test('has only the visible slide in the accessibility tree', async () => {
    const carousel = mountCarousel(shape)
    await carousel.bringIntoView()
    await expect.element(carousel.slides).toHaveAccessibleName(`1 of ${count}`)
    await carousel.restartSlide()
    await advance(slideMs)
    await carousel.expectShown([1])
    expect(carousel.slides.elements()).toHaveLength(1)
    await expect.element(carousel.slides).toHaveAccessibleName(`2 of ${count}`)
  })

  test('has slides that contain nothing focusable', () => {
    const { track } = mountCarousel(shape)
    expect(track.querySelectorAll('a, button, input, [tabindex]')).toHaveLength(0)
  })
})
