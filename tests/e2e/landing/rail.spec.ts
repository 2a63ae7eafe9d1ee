import { expect, type Page } from '@playwright/test'
import { addStyles, openLandingPage, scrollTo, test } from '../../support/page.ts'

const POSITIONS = 40
const MIDDLE_PX = 2_000
const OPENED = Date.parse('2026-03-01T12:00:00Z')
/** From 1024 px on a toast is shown some seconds after the page has loaded, and its code loads meanwhile. */
const CLOCK_STEP_MS = 500

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`nothing that floats at ${width} px covers text or figures, but for the strip of the rail, which is opaque`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.clock.install({ time: OPENED })
    await page.clock.pauseAt(OPENED + 1_000)
    await openLandingPage(page)
    // All of it is laid out then.
    await addStyles(page, '* { content-visibility: visible !important; }')
    const furthest = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    await scrollTo(page, MIDDLE_PX)
    if (width >= 1024) await runUntilToast(page)
    for (let position = 0; position <= POSITIONS; position++) {
      const top = Math.round((furthest / POSITIONS) * position)
      await scrollTo(page, top)
      await page.clock.runFor(1_000)
      expect(await page.evaluate(listCovered), `scrolled ${top} px`).toEqual([])
    }
  })
}

async function runUntilToast(page: Page): Promise<void> {
  const note = page.locator('.toast [role="status"]')
  const textLater = async () => {
    await page.clock.runFor(CLOCK_STEP_MS)
    return (await note.isVisible()) ? note.textContent() : ''
  }
  await expect.poll(textLater, { intervals: [50] }).not.toBe('')
}

/** Runs in the page: fixed parts that leave the rail's strip, a strip that one sees through, a button below the toast, and what is over it. */
function listCovered(): string[] {
  const bar = document.querySelector('.floating-bar')
  const shown = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter(
    element =>
      getComputedStyle(element).position === 'fixed' &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().height > 1,
  )
  const strip = bar?.getBoundingClientRect()
  const problems = shown.flatMap(element => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isInStrip = strip && shown.some(each => each === bar) && top >= strip.top && bottom <= strip.bottom
    if (element === bar) {
      const { backgroundColor } = getComputedStyle(element)
      const isWhole = left === 0 && right === document.documentElement.clientWidth && bottom === innerHeight
      const isOpaque = !/\/|rgba|transparent/.test(backgroundColor)
      return isWhole && isOpaque ? [] : [`the rail: ${left} to ${right}, ${backgroundColor}`]
    }
    return isInStrip ? [] : [`${element.className}: ${top} to ${bottom}`]
  })
  const card = document.querySelector('.toast')
  const toast = card?.getBoundingClientRect()
  if (card && toast && toast.width > 0 && card.checkVisibility({ opacityProperty: true })) {
    const top = document.elementFromPoint(toast.left + toast.width / 2, toast.top + toast.height / 2)
    if (!card.contains(top)) problems.push(`${top?.className}: over the toast`)
  }
  for (const button of bar?.querySelectorAll('.button') ?? []) {
    const { left, width } = button.getBoundingClientRect()
    if (toast && toast.width > 0 && width > 0 && left < toast.right)
      problems.push(`${button.textContent}: below the toast`)
  }
  return problems
}
