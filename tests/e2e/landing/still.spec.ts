import { expect, type Page } from '@playwright/test'
import { SECTION_NAMES } from '../../support/landing.ts'
import { forceFrame, openLandingPage, test, watchArrivals } from '../../support/page.ts'

const LONG_MS = 30_000

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1440]) {
  test(`with reduced motion nothing at ${width} px moves for 30 s, wherever the visitor is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.install()
    const arrived = watchArrivals(page)
    await openLandingPage(page)
    for (const name of SECTION_NAMES) {
      await page.locator(`#${name}`).evaluate(section => section.scrollIntoView())
      // Waits for what scrolling causes, such as loading pictures and the fading of the rail, which does not count.
      await arrived()
      await forceFrame(page)
      await page.evaluate(async () => {
        const fades = document.getAnimations().filter(animation => animation instanceof CSSTransition)
        await Promise.allSettled(fades.map(({ finished }) => finished))
      })
      const log = await watchChanges(page)
      await page.clock.runFor(LONG_MS)
      expect(await log.evaluate(({ read }) => read()), `at #${name}`).toEqual([])
    }
  })
}

/** Records DOM changes, scrolling and animations, except those of the donation toast, which comes without motion, and what a carousel hides from screen readers when it starts: the code of both is late. */
function watchChanges(page: Page) {
  return page.evaluateHandle(() => {
    const changes: string[] = []
    const note = (what: string, node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      const isStill = element?.closest(what === 'aria-hidden' ? '.toast, .swiper-slide' : '.toast')
      if (!isStill) changes.push(`${what}: ${element?.outerHTML.slice(0, 120)}`)
    }
    const observer = new MutationObserver(records => {
      for (const { type, attributeName, target, addedNodes } of records) {
        const isToast =
          addedNodes.length > 0 &&
          [...addedNodes].every(node => node instanceof Element && node.matches('.toast, script, link[rel=stylesheet]'))
        if (!isToast) note(attributeName ?? type, target)
      }
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    document.addEventListener('scroll', ({ target }) => note('scroll', target instanceof Node ? target : null), true)
    // An animation that only leaves something out moves nothing.
    const movesSomething = (keyframe: ComputedKeyframe) => Object.keys(keyframe).some(name => !STILL.includes(name))
    const STILL = ['display', 'visibility', 'contentVisibility', 'offset', 'computedOffset', 'easing', 'composite']
    return {
      read: () => {
        for (const animation of document.getAnimations()) {
          const { effect, playState, timeline } = animation
          // Scroll-driven animations stand still while nobody scrolls.
          const isInTime = timeline instanceof DocumentTimeline
          if (!isInTime || playState !== 'running' || !(effect instanceof KeyframeEffect)) continue
          if (effect.getKeyframes().some(movesSomething)) note('animation', effect.target)
        }
        return changes
      },
    }
  })
}
