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

/** Nothing scrolls until then. */
function expectScrollIn(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds - 1)
  expect(scrollIntoView).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
}

function expectNoScroll(): void {
  vi.runAllTimers()
  expect(scrollIntoView).not.toHaveBeenCalled()
}

describe('after the page has opened', () => {
  it.each<NavigationType>(['push', 'replace'])('scrolls to the anchor 250 ms after a navigation (%s)', type => {
    open(type)
    expectScrollIn(250)
  })

  it('counts from the navigation, not from hydration, and does not scroll when the page has been open for longer', () => {
    vi.advanceTimersByTime(200)
    open('push')
    expectScrollIn(50)
    scrollIntoView.mockClear()
    open('push')
    expectNoScroll()
  })

  it('counts from when a page that was rendered ahead is shown', () => {
    const show = prerender()
    open('push')
    vi.advanceTimersByTime(1_000)
    stubNavigation({ activationStart: 1_000 })
    show()
    expectScrollIn(250)
  })

  it.each<NavigationType>(['reload', 'traverse'])('leaves the scroll position that the browser restores (%s)', type => {
    open(type)
    expectNoScroll()
  })
})

describe('on an open page', () => {
  it('scrolls 250 ms after a link to an anchor, and only once after several', () => {
    const navigate = open('reload')
    navigate({ hashChange: true, navigationType: 'push' })
    vi.advanceTimersByTime(200)
    navigate({ hashChange: true, navigationType: 'push' })
    expectScrollIn(250)
  })

  it.each<Partial<NavigateEvent>>([
    { hashChange: true, navigationType: 'traverse' },
    { hashChange: false, navigationType: 'replace' },
  ])('does not scroll after %o', event => {
    open('reload')(event)
    expectNoScroll()
  })
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
