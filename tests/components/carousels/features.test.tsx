import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Features } from '@/components/sections/features'
import type { Feature } from '@/content/types'
import { type Carousel, DONORS, MANAGEMENT, mountInView } from '../support/carousels'
import { advance, stopClock } from '../support/clock'
import { ALL_MOMENTS, features, pageData } from '../support/content'
import { renderOnServer } from '../support/mount'
import { boxOf, find, findAll } from '../support/page'

/** Where slides are tall, and where they are wide. */
const WIDTHS = [320, 390, 768, 1024, 1440]

describe.each([DONORS, MANAGEMENT])('the features $title on a large screen', shape => {
  beforeEach(stopClock)

  test('have slides that are 75 % wide', async () => {
    const { frame, track } = await mountInView(shape)
    expect(widthOf(track.firstElementChild) / widthOf(frame.parentElement)).toBeCloseTo(0.75, 3)
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
})

test.each([DONORS, MANAGEMENT])(
  'the features $title on a small screen show their slide and stop the rotation when one is opened, and move no slide when one is closed',
  async shape => {
    stopClock()
    await page.viewport(390, 844)
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
  },
)

describe('the moments of the features', () => {
  beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

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

  test('keep the size of their words where the browser’s text is large, and every amount of a sum', async () => {
    renderFeatures(ALL_MOMENTS)
    const texts = () => findAll('.moment-scene :is(p, b, dt, dd)')
    const words = () => texts().map(text => getComputedStyle(text).fontSize)
    for (const width of [320, 390, 1440]) {
      await page.viewport(width, 900)
      const before = words()
      const shown = before.filter((_, place) => texts()[place]?.checkVisibility())
      expect(Math.min(...shown.map(Number.parseFloat))).toBeGreaterThanOrEqual(15)
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
})

function renderFeatures(donors: Feature[], management = donors): void {
  renderOnServer(<Features section={{ ...features, donors, management }} page={pageData} />)
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
