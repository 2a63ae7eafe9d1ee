import { expect, type Locator, type Page } from '@playwright/test'
import { stopClock } from './clock.ts'
import { openLandingPage } from './page.ts'

/** Carousels of the landing page that rotate automatically, with the times of the specification. */
export const PICTURES = { title: 'How We Help', count: 4, slideMs: 3_500, moveMs: 700 }
export const DONORS = { title: 'For donors', count: 5, slideMs: 4_500, moveMs: 800 }
export const MANAGEMENT = { title: 'For masjid management', count: 5, slideMs: 4_500, moveMs: 800 }

/** Longer than any slide is shown. */
export const LONG_MS = 20_000

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

/** The button that pauses or plays; its name changes with its state. */
export function rotationButton(carousel: Locator, name: 'Pause' | 'Play'): Locator {
  return carousel.getByRole('button', { name: new RegExp(`^${name}: `) }).filter({ visible: true })
}

/** A few frames, and long enough for a track to count as settled; far less than any slide is shown. */
const MOMENT_MS = 200

/** Opens the landing page with a clock that only the test advances, so no slide changes while a slow machine works. */
export async function openStill(page: Page): Promise<void> {
  await page.clock.install()
  await openLandingPage(page)
  await stopClock(page)
}

/** Advances the clock far enough for a carousel to notice a scroll or to start a move. */
export async function passMoment(page: Page): Promise<void> {
  await page.clock.runFor(MOMENT_MS)
}

/** Scrolls the slides to the middle of the viewport and waits until Swiper is initialized. */
export async function bringIntoView(carousel: Locator): Promise<void> {
  await scrollIntoView(carousel)
  await expect(async () => {
    await passMoment(carousel.page())
    expect(await carousel.locator('.swiper-initialized').count()).toBe(1)
  }).toPass()
}

export async function scrollIntoView(carousel: Locator): Promise<void> {
  await trackOf(carousel).evaluate(track => track.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

/** Expects these slides, counted from 0, to be wholly inside the frame. Their accessible names count from 1. */
export async function expectShown(carousel: Locator, slides: number[]): Promise<void> {
  await expect.poll(() => findShown(carousel), { intervals: [50] }).toEqual(slides)
}

export function findShown(carousel: Locator): Promise<number[]> {
  return trackOf(carousel).evaluate((track, rounding) => {
    const frame = (track.parentElement ?? track).getBoundingClientRect()
    const shown = Array.from(track.children).filter(slide => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= frame.left - rounding && right <= frame.right + rounding
    })
    return shown.map(slide => Number.parseInt(slide.ariaLabel ?? '', 10) - 1).sort()
  }, ROUNDING_PX)
}

export async function expectRotating(carousel: Locator): Promise<void> {
  await expect(trackOf(carousel)).toHaveAttribute('aria-live', 'off')
}

export async function expectStill(carousel: Locator): Promise<void> {
  await expect(trackOf(carousel)).toHaveAttribute('aria-live', 'polite')
}

/** Gives the current slide its full time again: hovering pauses the rotation, and leaving restarts it. */
export async function restartSlide(carousel: Locator): Promise<void> {
  await expectRotating(carousel)
  await carousel.hover({ position: { x: 5, y: 5 } })
  await expectStill(carousel)
  await carousel.page().mouse.move(0, 0)
  await expectRotating(carousel)
}

/** Shares of the frame's width. A drag this long reaches the next slide at any speed. */
const DRAG = { start: 0.8, moves: [0.65, 0.5, 0.35, 0.2] }

export async function dragLeft(page: Page, carousel: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(trackFrame(carousel))
  const middle = y + height / 2
  await page.mouse.move(x + DRAG.start * width, middle)
  await page.mouse.down()
  for (const share of DRAG.moves) await page.mouse.move(x + share * width, middle)
  await page.mouse.up()
}

/** Swipes with one finger through CDP, because Playwright's touchscreen can only tap. */
export async function swipeLeft(page: Page, carousel: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(trackFrame(carousel))
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + share * width, y: y + height / 2 }] })
  await touch('touchStart', DRAG.start)
  for (const share of DRAG.moves) await touch('touchMove', share)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

export function trackFrame(carousel: Locator): Locator {
  return trackOf(carousel).locator('..')
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element has no place on the page')
  return box
}

export type Move = { seconds: number; property: string; way: 'forth' | 'back' }

/** Records the transitions that the browser runs. The returned function gives the last completed one, or null. */
export async function watchMoves(carousel: Locator): Promise<() => Promise<Move | null>> {
  await trackOf(carousel).evaluate(track => {
    let way = ''
    const shift = (style: unknown) => new DOMMatrix(String(style)).e
    track.addEventListener('transitionrun', event => {
      const move = track.getAnimations().find(animation => animation instanceof CSSTransition)
      const effect = move?.effect
      if (event.target !== track || !(effect instanceof KeyframeEffect)) return
      const [from, to] = effect.getKeyframes()
      way = shift(to?.transform) < shift(from?.transform) ? 'forth' : 'back'
    })
    track.addEventListener('transitionend', event => {
      if (event.target !== track || !(event instanceof TransitionEvent)) return
      track.setAttribute('data-move', JSON.stringify({ seconds: event.elapsedTime, property: event.propertyName, way }))
    })
  })
  return async () => JSON.parse((await trackOf(carousel).getAttribute('data-move')) ?? 'null')
}
