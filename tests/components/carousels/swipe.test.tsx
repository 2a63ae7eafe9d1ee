import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { CAROUSELS, type Carousel, mountInView, PICTURES } from '../support/carousels'
import { advance, stopClock } from '../support/clock'

const SMALL = [390, 844] as const

/** Shares of the frame's width. A drag this long reaches the next slide at any speed. */
const DRAG = { start: 0.8, moves: [0.65, 0.5, 0.35, 0.2] }

/** Browsers render 60 frames per second. */
const FRAME_MS = 17

/** Much longer than the pause after which wheel events count as another swipe. */
const REST_MS = 1_000

let stamping: AbortController

beforeEach(() => {
  stopClock()
  stamping = new AbortController()
})
afterEach(() => stamping.abort())

describe.each(CAROUSELS)('$title', shape => {
  test('follows a swipe on the trackpad, one slide at a time', async () => {
    const carousel = await mountInView(shape)
    const trackpad = stampWheelEvents()
    // A trackpad sends many events for one swipe.
    await userEvent.wheel(carousel.frame, { delta: { x: 120 }, times: 3 })
    await carousel.expectShown([1])
    await expect.element(carousel.rotationButton('Play')).toBeVisible()
    trackpad.rest()
    await userEvent.wheel(carousel.frame, { delta: { x: -120 } })
    await carousel.expectShown([0])
  })

  describe('on a small touch screen', () => {
    beforeEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true }))
    afterEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false }))

    test('follows a finger and then stays on the slide', async () => {
      await page.viewport(...SMALL)
      const carousel = await mountInView(shape)
      const pointAt = pointsOf(carousel)
      await touch('touchStart', [pointAt(DRAG.start)])
      for (const share of DRAG.moves) await touch('touchMove', [pointAt(share)])
      await touch('touchEnd', [])
      await carousel.expectShown([1])
      await expect.element(carousel.rotationButton('Play')).toBeVisible()
    })
  })
})

test('a carousel keeps its slide when the window is resized, and a dot pressed meanwhile works', async () => {
  const carousel = await mountInView(PICTURES)
  for (const [slide, width] of [1_100, 800, 390].entries()) {
    await page.viewport(width, 844)
    await advance(FRAME_MS)
    await carousel.dot(slide + 1).click()
    await carousel.passMoment()
    await carousel.expectShown([slide + 1])
    await page.viewport(width - 60, 844)
    await carousel.passMoment()
    await carousel.expectShown([slide + 1])
  }
})

type Point = { x: number; y: number }

/** Wheel events get the time of a clock that stands still until `rest` is called: between two real ones, any time may pass. */
function stampWheelEvents(): { rest: () => void } {
  let now = 0
  const stamp = (event: Event) => Object.defineProperty(event, 'timeStamp', { value: now })
  addEventListener('wheel', stamp, { capture: true, signal: stamping.signal })
  return {
    rest: () => {
      now += REST_MS
    },
  }
}

/** Points at a share of the frame's width, halfway down. */
function pointsOf(carousel: Carousel): (share: number) => Point {
  const { x, y, width, height } = carousel.frame.getBoundingClientRect()
  return share => ({ x: x + share * width, y: y + height / 2 })
}

/** Playwright's touchscreen can only tap. */
async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
}
