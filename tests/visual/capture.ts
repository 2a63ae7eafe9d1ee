import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { scrollTo } from '../support/scrolling.ts'
import type { Pixels } from './compare.ts'
import type { State } from './state.ts'

/** Of a CSS pixel. Small print can still be read, and all pictures together stay below a few megabytes. */
export const SCALE = 0.5

type Clip = { x: number; y: number; width: number; height: number }

/** What the state shows, at SCALE, once fonts and pictures have loaded and nothing moves. */
export async function capture(page: Page, part: NonNullable<State['part']>): Promise<Pixels> {
  await settle(page, part)
  const clip = await page.evaluate(clipOf, part)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    ...{ format: 'png', optimizeForSpeed: true, captureBeyondViewport: part !== 'screen' },
    clip: { ...clip, scale: 1 },
  })
  return shrink(Buffer.from(data, 'base64'))
}

export async function shrink(png: Buffer): Promise<Pixels> {
  const picture = sharp(png).removeAlpha()
  const { width = 0, height = 0 } = await picture.metadata()
  const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) }
  const { data, info } = await picture
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Waits for fonts and for the pictures of the part, lazy ones too unless it is the screen, and ends all animations. */
async function settle(page: Page, part: NonNullable<State['part']>): Promise<void> {
  const isWhole = part === 'page'
  // The header follows the scrolling of the page.
  if (isWhole) await scrollTo(page, 0)
  await page.evaluate(loadBackgrounds)
  await page.evaluate(async of => {
    const isOnScreen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    }
    const pictures = Array.from(document.images).filter(image =>
      of === 'screen' ? isOnScreen(image) : of === 'page' || image.closest(of),
    )
    for (const image of pictures) image.loading = 'eager'
    if (of === 'page') for (const held of document.querySelectorAll('[data-far]')) held.removeAttribute('data-far')
    await document.fonts.ready
    // A picture that fails to load is a broken picture in the comparison.
    await Promise.all(pictures.map(image => image.decode().catch(() => {})))
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      if (isEndless) animation.cancel()
      else if (animation.timeline instanceof DocumentTimeline) animation.finish()
    }
  }, part)
}

/** Runs in the page. Waits until the pictures of its style sheets have loaded. */
async function loadBackgrounds(): Promise<void> {
  const addresses = new Set<string>()
  for (const element of document.querySelectorAll('body, body *')) {
    for (const part of [undefined, '::before', '::after']) {
      const { backgroundImage, maskImage } = getComputedStyle(element, part)
      for (const [, address = ''] of `${backgroundImage} ${maskImage}`.matchAll(/url\("(http[^"]+)"\)/g))
        addresses.add(address)
    }
  }
  await Promise.all(
    [...addresses].map(address => {
      const picture = new Image()
      picture.src = address
      return picture.decode().catch(() => {})
    }),
  )
}

/** Runs in the page. */
function clipOf(part: string): Clip {
  const { clientWidth, scrollHeight } = document.documentElement
  if (part === 'page') return { x: 0, y: 0, width: clientWidth, height: scrollHeight }
  const { scrollX, scrollY, innerHeight } = window
  if (part === 'screen') return { x: scrollX, y: scrollY, width: clientWidth, height: innerHeight }
  const element = document.querySelector(part)
  if (!element) throw new Error(`There is no ${part} on the page`)
  const { x, y, width, height } = element.getBoundingClientRect()
  return {
    x: Math.round(x + scrollX),
    y: Math.round(y + scrollY),
    width: Math.round(width),
    height: Math.round(height),
  }
}
