import { afterEach, beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { mountCarousel, PICTURES } from '../support/carousels'
import { advance, stopClock } from '../support/clock'

/** Only this file holds it, because a browser loads a module once. */
const SWIPER = '**/components/ui/carousel/swiper.ts*'

const SMALL = [390, 844] as const

beforeEach(() => commands.holdRequests(SWIPER))
afterEach(() => commands.allowRequests(SWIPER))

test('before Swiper has loaded the track scrolls, and Swiper keeps the slide that it has reached', async () => {
  await page.viewport(...SMALL)
  // Its first import may take so many moments of the stopped clock that the carousel rotates meanwhile.
  await import('@/components/ui/carousel/follow')
  stopClock()
  const carousel = mountCarousel(PICTURES)
  carousel.scrollIntoView()
  carousel.track.scrollTo({ left: 2 * carousel.track.clientWidth, behavior: 'instant' })
  await carousel.expectShown([2])
  await expect.poll(() => advance(100).then(() => carousel.dot(2).element().ariaCurrent)).toBe('true')
  expect(carousel.isGliding).toBe(false)
  const before = carousel.element.getBoundingClientRect()
  const shifts = watchShifts()
  await commands.allowRequests(SWIPER)
  await carousel.bringIntoView()
  await carousel.expectShown([2])
  expect(carousel.element.getBoundingClientRect()).toEqual(before)
  expect(shifts()).toBe(0)
})

/** The returned function gives the sum of layout shifts from now on. */
function watchShifts(): () => number {
  let sum = 0
  const observer = new PerformanceObserver(add)
  function add(list: Pick<PerformanceObserverEntryList, 'getEntries'>) {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
  }
  observer.observe({ type: 'layout-shift' })
  return () => {
    add({ getEntries: () => observer.takeRecords() })
    return sum
  }
}
