import { expect, type Locator, type Page } from '@playwright/test'
import { openLandingPage, stopClock } from './page.ts'

export const PICTURES = { title: 'How We Help', count: 4, slideMs: 3_500 }
export const CAROUSELS = [
  PICTURES,
  { title: 'For donors', count: 5, slideMs: 4_500 },
  { title: 'For masjid management', count: 5, slideMs: 4_500 },
]

/** A few frames, and long enough for a track to count as settled; far less than any slide is shown. */
const MOMENT_MS = 200

const ROUNDING_PX = 2

export function carouselOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

export function trackOf(carousel: Locator): Locator {
  return carousel.locator('[aria-live]')
}

export function arrow(carousel: Locator, direction: 'Previous' | 'Next'): Locator {
  return carousel.getByRole('button', { name: new RegExp(`^${direction}: `) }).filter({ visible: true })
}

/** Opens the landing page with a clock that only the test advances, so no slide changes while a slow machine works. */
export async function openStill(page: Page): Promise<void> {
  await page.clock.install()
  await openLandingPage(page)
  await stopClock(page)
}

export async function bringIntoView(carousel: Locator): Promise<void> {
  await trackOf(carousel).evaluate(track => track.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(async () => {
    await carousel.page().clock.runFor(MOMENT_MS)
    expect(await carousel.locator('.swiper-initialized').count()).toBe(1)
  }).toPass()
}

/** Expects these slides, counted from 0, to be wholly inside the frame. Their accessible names count from 1. */
export async function expectShown(carousel: Locator, slides: number[]): Promise<void> {
  await expect.poll(() => findShown(carousel), { intervals: [50] }).toEqual(slides)
}

function findShown(carousel: Locator): Promise<number[]> {
  return trackOf(carousel).evaluate((track, rounding) => {
    const frame = (track.parentElement ?? track).getBoundingClientRect()
    const shown = Array.from(track.children).filter(slide => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= frame.left - rounding && right <= frame.right + rounding
    })
    return shown.map(slide => Number.parseInt(slide.ariaLabel ?? '', 10) - 1).sort()
  }, ROUNDING_PX)
}
