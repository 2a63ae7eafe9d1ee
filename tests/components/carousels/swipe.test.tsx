import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { CAROUSELS, type Carousel, mountInView } from '../support/carousels'
import { stopClock } from '../support/clock'

const SMALL = [390, 844] as const

/** Shares of the frame's width. A drag this long reaches the next slide at any speed. */
const DRAG = { start: 0.8, moves: [0.65, 0.5, 0.35, 0.2] }

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
