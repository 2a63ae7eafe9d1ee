import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { FarPictures } from '@/components/media/far-pictures.client'
import { Features } from '@/components/sections/features'
import type { Feature, Moment } from '@/content/types'
import { listOverflow } from '../../support/overflow'
import { expectAccessible } from '../support/accessible'
import { ALL_MOMENTS, DONOR_MOMENTS, MASJID_MOMENTS } from '../support/content/moments'
import { picture } from '../support/content/pictures'
import { features } from '../support/content/sections'
import { pageData } from '../support/content/settings'
import { mount, renderOnServer } from '../support/mount'
import { findCutTexts } from '../support/texts'

/** Where slides are tall, and where they are wide. */
const WIDTHS = [320, 390, 768, 1024, 1440]
const WIDE_FROM = 960
const ROUNDING_PX = 1.5

const TEXTS: Record<string, Partial<Moment>> = {
  'the seeded texts': {},
  'a long sentence': { sentence: 'On Friday at half past one, before the khutbah, the weekly gift repeats by itself.' },
  'a sentence far too long': { sentence: 'Now the treasurer reads one report and goes home. '.repeat(4).trim() },
  'long names and notes': {
    masjid: 'The Islamic Society and Community Center',
    note: 'New roof and heating, $46,300 of $',
    figure: '$1,000',
  },
  'Arabic texts': { sentence: 'جمعة بعد جمعة، تتكرر الصدقة من تلقاء نفسها', masjid: 'مسجد السلام', note: 'كل جمعة' },
}

beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

describe.each(Object.entries(TEXTS))('with %s', (_, texts) => {
  test.each(WIDTHS)('every moment fits its slide at %i px, and cuts no text', async width => {
    await page.viewport(width, 900)
    renderFeatures(ALL_MOMENTS.map(feature => change(feature, texts)))
    expect({ overflow: listOverflow(), cut: findCutTexts() }).toEqual({ overflow: [], cut: [] })
  })

  test.each([390, 1440])('every moment is accessible at %i px', async width => {
    await page.viewport(width, 900)
    renderFeatures(ALL_MOMENTS.map(feature => change(feature, texts)))
    await expectAccessible()
  })
})

describe.each(WIDTHS)('at %i px', width => {
  beforeEach(() => page.viewport(width, 900))

  test('the gift stands in the middle of its hairline, which leads through all slides at one height', () => {
    renderFeatures(DONOR_MOMENTS)
    const share = width < WIDE_FROM ? 0.6 : 0.66
    for (const moment of all('.moment')) {
      const { left, top, height } = moment.getBoundingClientRect()
      const gift = one(moment, '.moment-gift').getBoundingClientRect()
      const line = one(moment, '.moment-line').getBoundingClientRect()
      expectNear(gift.left + gift.width / 2 - left, moment.getBoundingClientRect().width / 2)
      expectNear(gift.top + gift.height / 2 - top, height * share)
      expectNear(line.top - top, height * share)
      expectNear(Number.parseFloat(getComputedStyle(moment, '::after').top), height * share)
    }
    const tops = new Set(all('.moment-line').map(line => Math.round(line.getBoundingClientRect().top)))
    expect(tops.size).toBe(2)
  })

  test('the hairline crosses the gap to the next slide and ends at the last one', () => {
    renderFeatures(DONOR_MOMENTS)
    const moments = all('#platform .moment')
    const drawn = moments.map(moment => getComputedStyle(moment, '::after').content !== 'none')
    expect(drawn).toEqual([true, true, true, true, false])
    const [first, second] = moments.map(moment => moment.getBoundingClientRect())
    expectNear((second?.left ?? 0) - (first?.right ?? 0), 16)
  })

  test('a picture beside drawings is as high as these, and one among pictures keeps its proportions', () => {
    const [first, ...others] = DONOR_MOMENTS
    renderFeatures([photographed(first), ...others], MASJID_MOMENTS.map(photographed))
    const [donors, management] = [all('#features img'), all('#platform img')]
    const moment = one(document, '.moment').getBoundingClientRect()
    expectNear(donors[0]?.getBoundingClientRect().height ?? 0, moment.height)
    const { width, height } = management[0]?.getBoundingClientRect() ?? new DOMRect()
    if (innerWidth < 1280) expectNear(width / height, 1.6, 0.01)
  })
})

test.each(ALL_MOMENTS)('$name has no text smaller than 15 px', async feature => {
  for (const width of [320, 1440]) {
    await page.viewport(width, 900)
    renderFeatures([feature])
    const texts = all('.moment-scene :is(p, b, dt, dd)').filter(text => text.checkVisibility())
    expect(texts.filter(text => Number.parseFloat(getComputedStyle(text).fontSize) < 15)).toEqual([])
    document.body.replaceChildren()
  }
})

test('the words of a slide show on phones alone, where its row in the list is closed', async () => {
  renderFeatures(DONOR_MOMENTS)
  const shown = () => all('.feature-name, .feature-text').filter(text => text.checkVisibility()).length
  for (const [width, count] of [
    [390, 20],
    [759, 20],
    [760, 0],
    [1440, 0],
  ] as const) {
    await page.viewport(width, 900)
    expect({ width, count: shown() }).toEqual({ width, count })
  }
})

test.each([
  [768, [3, 2], [3, 2]],
  [1024, [5], [5]],
  [1279, [5], [5]],
  [1280, [5], [1, 1, 1, 1, 1]],
])('at %i px the lists of features have rows of %j and %j', async (width, donors, management) => {
  await page.viewport(width, 900)
  renderFeatures(DONOR_MOMENTS, MASJID_MOMENTS)
  const [below, beside] = all('.feature-list')
  expect([rowsOf(below), rowsOf(beside)]).toEqual([donors, management])
})

test('what the edges of a drawing cut stays away when the pictures around it have loaded', async () => {
  await page.viewport(390, 900)
  const cut = () => all('.moment :is(b, .moment-day, .moment-receipt)').filter(part => !part.checkVisibility()).length
  renderFeatures(ALL_MOMENTS)
  const before = cut()
  expect(before).toBeGreaterThan(0)
  mount(<FarPictures />)
  await expect.poll(() => all('[data-far]')).toEqual([])
  expect(cut()).toBe(before)
})

test('without code the slides scroll and stop one by one', () => {
  renderFeatures(DONOR_MOMENTS)
  const track = one(document, '.swiper-wrapper')
  expect(getComputedStyle(track)).toMatchObject({ overflowX: 'auto', scrollSnapType: 'x mandatory' })
  expect(track.scrollWidth).toBeGreaterThan(track.clientWidth)
})

function renderFeatures(donors: Feature[], management = donors): void {
  renderOnServer(<Features section={{ ...features, donors, management }} page={pageData} />)
}

function change(feature: Feature, texts: Partial<Moment>): Feature {
  return feature.moment ? { ...feature, moment: { ...feature.moment, ...texts } } : feature
}

function photographed(feature: Feature | undefined): Feature {
  if (!feature) throw new Error('There is no such feature')
  return { ...feature, picture: picture(feature.name), moment: null }
}

function all(selector: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(selector))
}

function one(within: ParentNode, selector: string): Element {
  const found = within.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

/** How many entries each row of a list has. */
function rowsOf(list: Element | undefined): number[] {
  const tops = Array.from(list?.children ?? [], entry => Math.round(entry.getBoundingClientRect().top))
  return [...Map.groupBy(tops, top => top).values()].map(row => row.length)
}

function expectNear(actual: number, expected: number, tolerance = ROUNDING_PX): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(tolerance)
}
