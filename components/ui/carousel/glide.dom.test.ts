import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followGliding } from './glide'

const swiper = { moveTo: vi.fn(), stop: vi.fn() }
const loadSwiper = vi.fn()

let approach: () => void

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  loadSwiper.mockReturnValue({ followSwiper: () => swiper, untilAtRest: async () => {} })
  vi.doMock('./swiper', () => loadSwiper())
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        approach = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('a track scrolls natively and does not load Swiper until it is near the viewport', () => {
  const { track, moveTo } = followOneSlide()
  moveTo(0)
  expect(track.scrollTo).toHaveBeenCalled()
  expect(loadSwiper).not.toHaveBeenCalled()
})

test('Swiper moves a track that is near the viewport', async () => {
  const { track, moveTo, stop } = followOneSlide()
  approach()
  await vi.dynamicImportSettled()
  moveTo(0)
  expect(swiper.moveTo).toHaveBeenCalledWith(0)
  expect(track.scrollTo).not.toHaveBeenCalled()
  stop()
  expect(swiper.stop).toHaveBeenCalled()
})

test('a track keeps scrolling natively when Swiper cannot be loaded', async () => {
  loadSwiper.mockImplementation(() => {
    throw new Error('offline')
  })
  const { track, moveTo } = followOneSlide()
  approach()
  await vi.dynamicImportSettled()
  moveTo(0)
  expect(track.scrollTo).toHaveBeenCalled()
})

test('Swiper does not take over when it loads after the track was stopped', async () => {
  const { moveTo, stop } = followOneSlide()
  approach()
  stop()
  await vi.dynamicImportSettled()
  moveTo(0)
  expect(swiper.moveTo).not.toHaveBeenCalled()
})

function followOneSlide() {
  const track = document.createElement('div')
  track.append(document.createElement('div'))
  track.scrollTo = vi.fn()
  return { track, ...followGliding(track, { moveMs: 700, wraps: true }, () => {}) }
}
