import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawFrame } from '../support/clock'
import { arrow, dot, expectDotsOfShown, expectShown, mountTestimonials, slides } from '../support/testimonials'

/** The last width with one card and the first with two. */
const BREAKPOINT = { below: 1023, from: 1024 }

beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

describe('two testimonials from 1024 px', () => {
  beforeEach(mountTestimonials)

  test('are shown side by side; the arrows move by two and wrap around', async () => {
    await expectShown([0, 1])
    for (const shown of [
      [2, 3],
      [0, 1],
    ]) {
      await arrow('Next').click()
      await expectShown(shown)
    }
    await arrow('Previous').click()
    await expectShown([2, 3])
  })

  test('are shown by their dots, one for each', async () => {
    await dot(3).click()
    await expectShown([2, 3])
    await expectDotsOfShown([2, 3])
    await dot(0).click()
    await expectShown([0, 1])
    await expectDotsOfShown([0, 1])
  })

  test('keep their size and the height of the section', async () => {
    // A section near the window gets its real height in the next frame.
    await drawFrame()
    const before = measure()
    await arrow('Next').click()
    await expectShown([2, 3])
    expect(measure()).toEqual(before)
  })
})

describe('one testimonial below 1024 px', () => {
  beforeEach(async () => {
    await page.viewport(390, 844)
    mountTestimonials()
  })

  test('is shown at a time; the arrows move by one and wrap around', async () => {
    await expectShown([0])
    for (const shown of [1, 2, 3, 0]) {
      await arrow('Next').click()
      await expectShown([shown])
      await expectDotsOfShown([shown])
    }
    await arrow('Previous').click()
    await expectShown([3])
  })

  test('is shown by its dot', async () => {
    await dot(2).click()
    await expectShown([2])
    await expectDotsOfShown([2])
  })

  test('keeps the height of the section, however long the quote', async () => {
    // A section near the window gets its real height in the next frame.
    await drawFrame()
    const before = measure()
    for (const shown of [1, 2, 3]) {
      await arrow('Next').click()
      await expectShown([shown])
      expect(measure()).toEqual(before)
    }
  })

  test('becomes part of its pair on a wider screen, and returns on a narrow one', async () => {
    await dot(3).click()
    await page.viewport(BREAKPOINT.from, 800)
    await expectShown([2, 3])
    await expectDotsOfShown([2, 3])
    await page.viewport(BREAKPOINT.below, 800)
    await expectShown([3])
    await expectDotsOfShown([3])
  })

  test('follows a finger that swipes across, and not one that scrolls the page', async () => {
    swipe({ across: -120, down: 10 })
    await expectShown([1])
    swipe({ across: 120, down: 10 })
    await expectShown([0])
    swipe({ across: -60, down: -200 })
    await drawFrame()
    // If that had changed the slide, this one would show the third.
    swipe({ across: -120, down: 0 })
    await expectShown([1])
  })
})

/** Position of the arrow in the section, and height of the section. */
function measure(): { height: number; arrow: number } {
  const section = document.getElementById('testimonials') ?? document.body
  const { top, height } = section.getBoundingClientRect()
  return { height, arrow: arrow('Previous').element().getBoundingClientRect().top - top }
}

/** Swipes with one finger, starting at the middle of the first card. */
function swipe({ across, down }: { across: number; down: number }): void {
  const [slide] = slides()
  if (!slide) throw new Error('There is no slide')
  const { left, top, width, height } = slide.getBoundingClientRect()
  const from = { clientX: left + width / 2, clientY: top + height / 2 }
  const to = { clientX: from.clientX + across, clientY: from.clientY + down }
  for (const [type, point, isDown] of [
    ['touchstart', from, true],
    ['touchend', to, false],
  ] as const) {
    const finger = new Touch({ identifier: 1, target: slide, ...point })
    const touches = isDown ? [finger] : []
    slide.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [finger] }))
  }
}
