import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CarouselPosition } from './position'
import { followTrack } from './track'

const SLIDE_WIDTH_PX = 100
/** Longer than SCROLL_RESTS_MS. */
const REST_MS = 150

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a track reports its position once, after it stopped scrolling', () => {
  const { track, told } = followFourSlides()
  for (const scrolled of [20, 90, 200]) scroll(track, scrolled)
  expect(told).toEqual([])
  vi.advanceTimersByTime(REST_MS)
  expect(told).toEqual([{ first: 2, visible: 1 }])
})

test('a move right after a scroll does not report the slide that it leaves', () => {
  const { track, told, moveTo } = followFourSlides()
  scroll(track, SLIDE_WIDTH_PX)
  moveTo(3)
  vi.advanceTimersByTime(REST_MS)
  expect(track.scrollTo).toHaveBeenCalledWith({ left: 3 * SLIDE_WIDTH_PX })
  expect(told).toEqual([])
})

test('nothing is reported after stop', () => {
  const { track, told, stop } = followFourSlides()
  scroll(track, SLIDE_WIDTH_PX)
  stop()
  scroll(track, 2 * SLIDE_WIDTH_PX)
  vi.advanceTimersByTime(REST_MS)
  expect(told).toEqual([])
})

/** jsdom has no layout, so the slides get their positions here. */
function followFourSlides() {
  const track = document.createElement('div')
  for (let slide = 0; slide < 4; slide++) {
    const left = () => slide * SLIDE_WIDTH_PX - track.scrollLeft
    const element = document.createElement('div')
    element.getBoundingClientRect = () => new DOMRect(left(), 0, SLIDE_WIDTH_PX, SLIDE_WIDTH_PX)
    track.append(element)
  }
  Object.defineProperties(track, { clientWidth: { value: SLIDE_WIDTH_PX }, scrollWidth: { value: 4 * SLIDE_WIDTH_PX } })
  track.scrollTo = vi.fn()
  const told: CarouselPosition[] = []
  return { track, told, ...followTrack(track, position => told.push(position)) }
}

function scroll(track: HTMLElement, left: number): void {
  track.scrollLeft = left
  track.dispatchEvent(new Event('scroll'))
}
