import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { FarPictures } from '@/components/media/far-pictures.client'
import { Features } from '@/components/sections/features'
import type { Feature, Moment } from '@/content/types'
import { expectPageAccessible, PART_OF_PAGE } from '../support/accessible'
import { type Carousel, DONORS, MANAGEMENT, mountCarousel, mountInView } from '../support/carousels'
import { advance, stopClock } from '../support/clock'
import { ALL_MOMENTS, features, pageData, picture } from '../support/content'
import { boxOf, find, findAll } from '../support/find'
import { mount, renderOnServer } from '../support/mount'
import { findCutTexts } from '../support/texts'

/** Where slides are tall, and where they are wide. */
const WIDTHS = [320, 390, 768, 1024, 1440]

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

describe.each([DONORS, MANAGEMENT])('the features $title on a large screen', shape => {
  beforeEach(stopClock)

  test('have slides that are 75 % wide', async () => {
    const { frame, track } = await mountInView(shape)
    expect(widthOf(track.firstElementChild) / widthOf(frame.parentElement)).toBeCloseTo(0.75, 3)
  })

  test('show their position, which is not on paper', async () => {
    const carousel = await mountInView(shape)
    const place = carousel.region.getByText('1 of 5', { exact: true })
    await expect.element(place).toBeVisible()
    await commands.emulateMedia({ media: 'print' })
    await expect.element(place).not.toBeVisible()
    await commands.emulateMedia({ media: 'screen' })
  })

  test('highlight the one that is shown, by itself or by a press', async () => {
    const carousel = await mountInView(shape)
    const feature = (place: number) => carousel.region.getByRole('listitem').nth(place).getByRole('button')
    const current = () => findAll('[aria-current=true]', carousel.element).filter(each => each.checkVisibility())
    await carousel.restartSlide()
    await advance(shape.slideMs)
    await expect.element(carousel.region.getByText('2 of 5', { exact: true })).toBeVisible()
    expect(current()).toEqual([feature(1).element()])
    await feature(2).click()
    await carousel.expectShown([2])
    await expect.poll(current).toEqual([feature(2).element()])
  })

  test('all show their descriptions, and no row that opens', async () => {
    const carousel = mountCarousel(shape)
    const items = carousel.region.getByRole('list').getByRole('listitem').all()
    expect(items).toHaveLength(5)
    for (const item of items) await expect.element(item.getByText(/\.$/)).toBeVisible()
    expect(rowsOf(carousel).filter(row => row.checkVisibility())).toEqual([])
  })
})

describe.each([DONORS, MANAGEMENT])('the features $title on a small screen', shape => {
  beforeEach(async () => {
    stopClock()
    await page.viewport(390, 844)
  })

  test('have slides that are 75 % of the frame, which reaches the edge of the window', async () => {
    const { frame, track } = await mountInView(shape)
    expect(widthOf(track.firstElementChild) / widthOf(frame)).toBeCloseTo(0.75, 3)
  })

  test('show their slide and stop the rotation when one is opened, and move no slide when one is closed', async () => {
    const carousel = await mountInView(shape)
    await carousel.expectRotating()
    await summaryOf(carousel, 2).click()
    await carousel.expectShown([2])
    await expect.element(rowsOf(carousel)[2] ?? null).toHaveAttribute('aria-current', 'true')
    await expect.element(carousel.rotationButton('Play')).toBeVisible()
    await carousel.dot(1).click()
    await carousel.expectShown([1])
    await summaryOf(carousel, 2).click()
    await expect.poll(() => openRows(carousel)).toEqual([])
    await carousel.expectShown([1])
  })

  test('have the current one highlighted by a rotating slide, which opens and closes none', async () => {
    const carousel = await mountInView(shape)
    await carousel.restartSlide()
    await advance(shape.slideMs)
    await expect.poll(() => rowsOf(carousel).map(row => row.ariaCurrent)).toEqual([null, 'true', null, null, null])
    expect(openRows(carousel)).toEqual([0])
  })

  test('have one row open at a time, and a click on the open one closes it', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    const carousel = mountCarousel(shape)
    expect(openRows(carousel)).toEqual([0])
    for (const place of [1, 4, 0]) {
      await summaryOf(carousel, place).click()
      await expect.poll(() => openRows(carousel)).toEqual([place])
    }
    await summaryOf(carousel, 0).click()
    await expect.poll(() => openRows(carousel)).toEqual([])
  })
})

describe('the moments of the features', () => {
  beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

  test.each(Object.entries(TEXTS))('fit their slides with %s, cut no text, and are accessible', async (_, texts) => {
    renderFeatures(ALL_MOMENTS.map(feature => change(feature, texts)))
    for (const width of WIDTHS) {
      await expectPageAccessible([width], PART_OF_PAGE)
      expect(findCutTexts(), `at ${width} px`).toEqual([])
    }
  })

  test.each(WIDTHS)(
    'light the row of the gift, whose tile stands at its start and never over words, at %i px',
    async width => {
      await page.viewport(width, 900)
      renderFeatures(ALL_MOMENTS, [])
      const moments = findAll('.moment')
      expect(moments).toHaveLength(10)
      for (const moment of moments) {
        const [gift, words] = [boxOf('.moment-gift', moment), boxOf('.moment-words', moment)]
        expect(gift.top >= words.bottom || gift.left >= words.right, moment.dataset.scene).toBe(true)
        const row = moment.querySelector('.is-gift')?.getBoundingClientRect()
        if (row) expect(Math.abs(gift.top + gift.height / 2 - row.top - row.height / 2)).toBeLessThan(row.height / 2)
      }
    },
  )

  test('are as high as a picture that stands beside them', async () => {
    const [first, ...others] = features.donors
    if (!first) throw new Error('The seed has no features')
    renderFeatures([{ ...first, picture: picture('A donor'), moment: null }, ...others])
    expect(boxOf('#features img').height).toBeCloseTo(boxOf('.moment').height, 0)
  })

  test('have no text smaller than 15 px', async () => {
    renderFeatures(ALL_MOMENTS)
    for (const width of [320, 1440]) {
      await page.viewport(width, 900)
      const texts = findAll('.moment-scene :is(p, b, dt, dd)').filter(text => text.checkVisibility())
      expect(texts.filter(text => Number.parseFloat(getComputedStyle(text).fontSize) < 15)).toEqual([])
    }
  })

  test('keep the size of their words where the browser’s text is large, and every amount of a sum', async () => {
    renderFeatures(ALL_MOMENTS)
    const words = () => findAll('.moment-scene :is(p, b, dt, dd)').map(text => getComputedStyle(text).fontSize)
    for (const width of [320, 390, 1440]) {
      await page.viewport(width, 900)
      const before = words()
      for (const size of ['20px', '24px', '32px']) {
        document.documentElement.style.fontSize = size
        expect(words(), `${width} px, text of ${size}`).toEqual(before)
      }
      document.documentElement.removeAttribute('style')
      const dollars = findAll('dd', find('[data-scene=summary]'))
        .filter(amount => amount.checkVisibility())
        .map(amount => Number(amount.textContent?.replace(/[^\d.]/g, '')))
      const [total, ...parts] = dollars.toReversed()
      if (width > 320) expect(parts.reduce((sum, each) => sum + each, 0)).toBe(total)
      else expect(parts).toEqual([])
    }
  })

  test('show their words on phones alone, where the row in the list is closed', async () => {
    renderFeatures(features.donors)
    for (const [width, count] of [
      [759, 20],
      [760, 0],
    ] as const) {
      await page.viewport(width, 900)
      const shown = findAll('.feature-name, .feature-text').filter(text => text.checkVisibility())
      expect(shown, `${width} px`).toHaveLength(count)
    }
  })

  test('keep what the edges of a drawing cut away when the pictures around it have loaded', async () => {
    await page.viewport(390, 900)
    const cut = () => findAll('.moment :is(p, .give-rows > div)').filter(part => !part.checkVisibility())
    renderFeatures(ALL_MOMENTS)
    const before = cut().length
    expect(before).toBeGreaterThan(0)
    mount(<FarPictures />)
    await expect.poll(() => findAll('[data-far]')).toEqual([])
    expect(cut()).toHaveLength(before)
  })

  test('scroll and stop one by one without code', () => {
    renderFeatures(features.donors)
    const track = find('.swiper-wrapper')
    expect(getComputedStyle(track)).toMatchObject({ overflowX: 'auto', scrollSnapType: 'x mandatory' })
    expect(track.scrollWidth).toBeGreaterThan(track.clientWidth)
  })
})

function renderFeatures(donors: Feature[], management = donors): void {
  renderOnServer(<Features section={{ ...features, donors, management }} page={pageData} />)
}

function change(feature: Feature, texts: Partial<Moment>): Feature {
  return feature.moment ? { ...feature, moment: { ...feature.moment, ...texts } } : feature
}

function widthOf(element: Element | null): number {
  return element?.getBoundingClientRect().width ?? 0
}

function rowsOf(carousel: Carousel): HTMLElement[] {
  return findAll('details', carousel.element)
}

function summaryOf(carousel: Carousel, place: number) {
  return page
    .elementLocator(rowsOf(carousel)[place] ?? document.body)
    .getByText(/./)
    .first()
}

/** Places of the rows whose text is visible. */
function openRows(carousel: Carousel): number[] {
  return rowsOf(carousel).flatMap((row, place) => (find('p', row).checkVisibility() ? [place] : []))
}
