import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prerender, stubNavigation } from '../ui/shown.fixture'
import { ScrollToHash } from './scroll-to-hash.client'

const scrollIntoView = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'querySelector').mockReturnValue(
    Object.assign(document.createElement('section'), { scrollIntoView }),
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  scrollIntoView.mockClear()
  window.location.hash = ''
})

/** Nothing scrolls before, and nothing at all where it is null. */
function expectScrollIn(milliseconds: number | null): void {
  vi.advanceTimersByTime((milliseconds ?? 1_000) - 1)
  expect(scrollIntoView).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollIntoView).toHaveBeenCalledTimes(milliseconds === null ? 0 : 1)
}

describe('a page that opens with an anchor', () => {
  it.each<[NavigationType, number, number | null]>([
    ['push', 0, 250],
    ['replace', 0, 250],
    ['push', 200, 50],
    ['push', 250, null],
    ['reload', 0, null],
    ['traverse', 0, null],
  ])('by %s, and has its code after %i ms, scrolls there in %s ms', (type, hydrationMs, scrollsInMs) => {
    vi.advanceTimersByTime(hydrationMs)
    open(type)
    expectScrollIn(scrollsInMs)
  })

  it('counts from when it is shown if it was rendered ahead', () => {
    const show = prerender()
    open('push')
    vi.advanceTimersByTime(1_000)
    stubNavigation({ activationStart: 1_000 })
    show()
    expectScrollIn(250)
  })
})

it.each<[Partial<NavigateEvent>, number | null]>([
  [{ hashChange: true, navigationType: 'push' }, 250],
  [{ hashChange: true, navigationType: 'traverse' }, null],
  [{ hashChange: false, navigationType: 'replace' }, null],
])('an open page scrolls after %o in %s ms, and only once after several', (event, scrollsInMs) => {
  const navigate = open('reload')
  navigate(event)
  vi.advanceTimersByTime(200)
  navigate(event)
  expectScrollIn(scrollsInMs)
})

it('glides from the first click on, and not to where a page opens', () => {
  const root = document.documentElement
  open('push')
  vi.runAllTimers()
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith()
  expect(root.dataset.scrollBehavior).toBeUndefined()
  document.body.click()
  expect(root.dataset.scrollBehavior).toBe('smooth')
  root.removeAttribute('data-scroll-behavior')
})

it.each([
  ['#features.', '#features'],
  ['#Features%E2%80%8B', '#features'],
  ['#fee-calculator)', '#fee-calculator'],
  ['#nowhere.', '#nowhere.'],
])('a page that opens with %s shows %s', (typed, shown) => {
  vi.mocked(document.querySelector).mockReturnValue(null)
  document.body.innerHTML = '<section id="features"></section><form id="fee-calculator"></form>'
  window.location.hash = typed
  open('push')
  expect(window.location.hash).toBe(shown)
})

it('does nothing in browsers without the Navigation API', () => {
  vi.stubGlobal('navigation', undefined)
  expect(() => render(<ScrollToHash />).unmount()).not.toThrow()
})

/** Opens a page by this type of navigation; returns a function that navigates on it. */
function open(navigationType: NavigationType): (event: Partial<NavigateEvent>) => void {
  const navigation = Object.assign(new EventTarget(), { activation: { navigationType } })
  vi.stubGlobal('navigation', navigation)
  render(<ScrollToHash />)
  return event => navigation.dispatchEvent(Object.assign(new Event('navigate'), event))
}
