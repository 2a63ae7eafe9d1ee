import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prerender } from './shown.fixture'
import { followSight } from './sight'

const HALF = 0.5

let report: (entries: Partial<IntersectionObserverEntry>[]) => void
let told: boolean[]
let stop: () => void

beforeEach(() => {
  class Observer {
    constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
      report = callback
    }
    observe() {}
    disconnect() {
      report = () => {}
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  told = []
  stop = followSight(document.body, HALF, isSeen => told.push(isSeen))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function hidePage(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('an element', () => {
  it('is seen while enough of it is inside the window', () => {
    report([{ isIntersecting: true, intersectionRatio: 0.4 }])
    report([{ isIntersecting: true, intersectionRatio: 0.6 }])
    report([
      { isIntersecting: true, intersectionRatio: 1 },
      { isIntersecting: false, intersectionRatio: 0 },
    ])
    expect(told).toEqual([false, true, false])
  })

  it('is not seen while the page is hidden, which pauses what rotates', () => {
    report([{ isIntersecting: true, intersectionRatio: 1 }])
    hidePage(true)
    hidePage(false)
    expect(told).toEqual([true, false, true])
  })

  it('is not seen before a page that was rendered ahead is shown', () => {
    const show = prerender()
    report([{ isIntersecting: true, intersectionRatio: 1 }])
    expect(told).toEqual([false])
    show()
    expect(told).toEqual([false, true])
  })

  it('is no longer followed after the stop', () => {
    stop()
    hidePage(true)
    report([{ isIntersecting: true, intersectionRatio: 1 }])
    expect(told).toEqual([])
  })
})
