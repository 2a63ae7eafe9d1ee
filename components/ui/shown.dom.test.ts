import { afterEach, describe, expect, it, vi } from 'vitest'
import { msSinceShown, whenShown } from './shown'
import { prerender, stubNavigation } from './shown.fixture'

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering')
  vi.restoreAllMocks()
})

describe('what waits until the page is shown', () => {
  it('starts at once in a page that was not rendered ahead', () => {
    const start = vi.fn()
    whenShown(start)
    expect(start).toHaveBeenCalledOnce()
  })

  it('starts once when a page that was rendered ahead is shown', () => {
    const show = prerender()
    const start = vi.fn()
    whenShown(start)
    expect(start).not.toHaveBeenCalled()
    show()
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(start).toHaveBeenCalledOnce()
  })

  it('never starts after it was cancelled', () => {
    const show = prerender()
    const start = vi.fn()
    whenShown(start)()
    show()
    expect(start).not.toHaveBeenCalled()
  })

  it.each(['at once', 'later'])('is stopped, whether it started %s or not', when => {
    const show = when === 'later' ? prerender() : () => {}
    const stop = vi.fn()
    const cancel = whenShown(() => stop)
    show()
    expect(stop).not.toHaveBeenCalled()
    cancel()
    expect(stop).toHaveBeenCalledOnce()
  })
})

describe('the time since the page was shown', () => {
  it.each([
    ['counts from the navigation', {}, 5_000],
    ['leaves out the time in which the page was rendered ahead', { activationStart: 4_200 }, 800],
  ])('%s', (_, timing, since) => {
    vi.spyOn(performance, 'now').mockReturnValue(5_000)
    stubNavigation(timing)
    expect(msSinceShown()).toBe(since)
  })
})
