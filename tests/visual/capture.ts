import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { scrollTo } from '../support/page.ts'
import { compare, type Pixels } from './approved.ts'
import type { State, Width } from './state.ts'

/** Pixels of a picture for each CSS pixel. Small print can still be read, and all pictures together stay below a few megabytes. */
const SCALE = 0.5

type Clip = { x: number; y: number; width: number; height: number }

/** A picture is taken at most this often until two in a row are alike. */
const MAX_FRAMES = 20

/** Longer chains of animations and pictures than any page has. */
const MAX_ROUNDS = 20

/** What the state shows, at SCALE, once fonts and pictures have loaded and nothing moves: two frames in a row are alike. */
export async function capture(page: Page, part: NonNullable<State['part']>): Promise<Pixels> {
  await settle(page, part)
  const session = await page.context().newCDPSession(page)
  const draw = async () => {
    const clip = await page.evaluate(clipOf, part)
    const { data } = await session.send('Page.captureScreenshot', {
      ...{ format: 'png', optimizeForSpeed: true, captureBeyondViewport: part !== 'screen' },
      clip: { ...clip, scale: 1 },
    })
    return Buffer.from(data, 'base64')
  }
  let before = await draw()
  let change: string | null = null
  for (let count = 1; count < MAX_FRAMES; count++) {
    const frame = await draw()
    const pixels = await shrink(before)
    change = frame.equals(before) ? null : compare(pixels, await shrink(frame)).reason
    // The first of the two: a later one may lie half a pixel beside it.
    if (change === null) return pixels
    before = frame
  }
  throw new Error(`The page still changes after ${MAX_FRAMES} frames: ${change}`)
}

async function shrink(png: Buffer): Promise<Pixels> {
  const picture = sharp(png).removeAlpha()
  const { width = 0, height = 0 } = await picture.metadata()
  const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) }
  const { data, info } = await picture
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Ends all animations, and waits for fonts and for the pictures of the part, lazy ones too unless it is the screen. What ends may let other
 * things appear, so it is done again until there was nothing left to do.
 */
async function settle(page: Page, part: NonNullable<State['part']>): Promise<void> {
  // The header follows the scrolling of the page.
  if (part === 'page') await scrollTo(page, 0)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    await page.evaluate(loadBackgrounds)
    const done = await page.evaluate(settleOnce, part)
    if (done.length === 0) return
    if (round === MAX_ROUNDS - 1)
      throw new Error(`The page does not come to rest. The last that began: ${done.join('; ')}`)
  }
}

/** Runs in the page. Returns what was not at rest. */
async function settleOnce(part: string): Promise<string[]> {
  const isOnScreen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  }
  const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
  const targetOf = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : ''

  if (part === 'page') for (const held of document.querySelectorAll('[data-far]')) held.removeAttribute('data-far')
  const animations = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState !== 'finished' && timeline instanceof DocumentTimeline)
  const done = animations.map(animation => `an animation of ${targetOf(animation)}`)
  for (const animation of animations) {
    if (isEndless(animation)) animation.cancel()
    else animation.finish()
  }
  await Promise.allSettled(animations.filter(animation => !isEndless(animation)).map(({ finished }) => finished))

  const pictures = Array.from(document.images).filter(image =>
    part === 'screen' ? isOnScreen(image) : part === 'page' || image.closest(part),
  )
  for (const image of pictures) image.loading = 'eager'
  done.push(...pictures.filter(image => !image.complete).map(image => `the picture ${image.currentSrc || image.src}`))
  await document.fonts.ready
  // A picture that fails to load is a broken picture in the comparison.
  await Promise.all(pictures.map(image => image.decode().catch(() => {})))
  return done
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

/** Where the Studio's menu of sections finds them (schemas/types.ts). */
export const SECTION_PICTURES = 'public/section-pictures'

/** A section has one picture, from this width. */
const DESK: Width = 1440
/** In pixels; the menu shows them in the proportions of 3 to 2. */
const SIZE = { width: 480, height: 320 }
const QUALITY = 60

/** Cuts the beginning of each section that the state gives out of the picture of the whole page. */
export async function writeSectionPictures(page: Page, state: State, width: Width, pixels: Pixels): Promise<void> {
  if (width !== DESK || !state.gives) return
  mkdirSync(SECTION_PICTURES, { recursive: true })
  for (const name of state.gives) {
    const box = await page.locator(`main section#${name}`).evaluate(placeOf)
    const cut = withinPicture(box, pixels)
    await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
      .extract(cut)
      .resize({ width: SIZE.width })
      .webp({ quality: QUALITY, smartSubsample: true })
      .toFile(`${SECTION_PICTURES}/${name}.webp`)
  }
}

/** Runs in the page. In CSS pixels from its top. */
function placeOf(section: Element): Clip {
  const { left, top, width, height } = section.getBoundingClientRect()
  return { x: left + scrollX, y: top + scrollY, width, height }
}

function withinPicture({ x, y, width, height }: Clip, pixels: Pixels) {
  const left = Math.max(0, Math.round(x * SCALE))
  const top = Math.round(y * SCALE)
  const whole = Math.min(Math.round(width * SCALE), pixels.width - left)
  const tall = Math.min(Math.round(height * SCALE), pixels.height - top)
  return { left, top, width: whole, height: Math.min(tall, Math.round((whole * SIZE.height) / SIZE.width)) }
}
