import { expect } from '@playwright/test'
import { openLandingPage, test } from '../../support/page.ts'

/** More than the number of links and buttons on the page. */
const MAX_TABS = 250

/** Without reduced motion, scrolling is smooth and takes time. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px the floating buttons`, () => {
    test.use({ viewport })

    test('never cover the focused element', async ({ page }) => {
      await openLandingPage(page)
      for (let tab = 0; tab < MAX_TABS; tab++) {
        await page.keyboard.press('Tab')
        await expect.poll(() => page.evaluate(describeFocus)).toMatchObject({ coveredBy: '' })
        if ((await page.evaluate(describeFocus)).isInFooter) return
      }
      throw new Error('Tab never came to the footer')
    })
  })
}

/** Runs in the page. Names the floating button that overlaps the focused element, if any. */
function describeFocus(): { name: string; coveredBy: string; isInFooter: boolean } {
  const focused = document.activeElement ?? document.body
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const bar = document.querySelector('section[aria-label="Trial and questions"]')
  const isOwn = bar?.contains(focused)
  const cover = Array.from(bar?.querySelectorAll('.button') ?? []).find(button => {
    const over = button.getBoundingClientRect()
    const overlaps = over.left < right && over.right > left && over.top < bottom && over.bottom > top
    return !isOwn && overlaps && button.checkVisibility({ visibilityProperty: true })
  })
  return {
    name: focused.outerHTML.slice(0, 200),
    coveredBy: cover?.textContent ?? '',
    isInFooter: Boolean(focused.closest('footer')),
  }
}
