import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Clip, SCALE } from './capture.ts'
import type { Pixels } from './compare.ts'
import type { State, Width } from './state.ts'

/** Where the Studio's menu of sections finds them (schemas/section.ts). */
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
