import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AnnouncementBanner } from '@/components/chrome/banner'
import { Header } from '@/components/chrome/header'
import { Sections } from '@/components/sections'
import { hero } from '../support/content/sections'
import { labels, pageData, settings } from '../support/content/settings'
import { mount } from '../support/mount'

const MIN_TARGET = 44
const BANNER = {
  text: 'Masjids have raised over $1M with Minara.',
  link: { label: 'Join Us', href: '/request-trial' },
  linkHrefSmall: '/trial',
}
const LEAD =
  'Minara modernizes donation collection. Free, no-cost tools for your masjid to collect, manage and grow donations, and to exceed its fundraising goals.'

/** In CSS pixels: the width of the window, and the height of the banner, with two lines or one. */
test.each([
  [320, 64],
  [390, 64],
  [768, 48],
  [1440, 48],
])('at %i px the announcement is %i px high, and its link is large enough for a finger', async (width, height) => {
  await page.viewport(width, 900)
  mountFirstView()
  expect(boxOf('#banner').height).toBeCloseTo(height, -0.5)
  const link = [...document.querySelectorAll('#banner a')].find(each => each.checkVisibility())?.getBoundingClientRect()
  expect(link?.height).toBeGreaterThanOrEqual(MIN_TARGET)
  expect(link?.width).toBeGreaterThanOrEqual(MIN_TARGET)
})

test('at 390 px the rosette is where the design has it, with the number of petals in the first view', async () => {
  await page.viewport(390, 844)
  mountFirstView()
  const slab = boxOf('.rosette-slab')
  expect(Math.abs(slab.top + slab.height / 2 - 821)).toBeLessThanOrEqual(5)
  expect(boxOf('.goal-count').bottom).toBeLessThan(844)
})

function mountFirstView(): void {
  mount(
    <>
      <AnnouncementBanner banner={BANNER} labels={labels} />
      <Header settings={settings} />
      <Sections sections={[{ ...hero, lead: LEAD }]} page={pageData} />
    </>,
  )
}

function boxOf(selector: string): DOMRect {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found.getBoundingClientRect()
}
