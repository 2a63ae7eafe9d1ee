import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { type Carousel, DONORS, MANAGEMENT, mountCarousel } from '../support/carousels'
import { advance, stopClock } from '../support/clock'
import { features } from '../support/content/sections'

/** Every feature has this one. */
const DESCRIPTION = features.donors[0]?.description ?? ''

const SMALL = [390, 844] as const

beforeEach(stopClock)

describe.each([DONORS, MANAGEMENT])('the features $title', shape => {
  const { slideMs } = shape

  const mountInView = async () => {
    const carousel = mountCarousel(shape)
    await carousel.bringIntoView()
    return carousel
  }

  test('have slides that are 75 % wide', async () => {
    const { frame, track } = await mountInView()
    const width = track.firstElementChild?.getBoundingClientRect().width ?? 0
    const column = frame.parentElement?.getBoundingClientRect().width ?? 0
    expect(width / column).toBeCloseTo(0.75, 3)
  })

  test('have no position on paper, where no slide moves', async () => {
    const carousel = await mountInView()
    const place = carousel.region.getByText('1 of 5', { exact: true })
    await expect.element(place).toBeVisible()
    await commands.emulateMedia({ media: 'print' })
    await expect.element(place).not.toBeVisible()
    await commands.emulateMedia({ media: 'screen' })
  })

  test.each([768, 959])('have their names below their icons in a window of %i px', async width => {
    await page.viewport(width, 900)
    const { element } = mountCarousel(shape)
    for (const feature of element.querySelectorAll('.feature-list .feature')) {
      const [icon, name] = [...feature.children].map(part => part.getBoundingClientRect())
      expect(name?.top).toBeGreaterThanOrEqual(icon?.bottom ?? 0)
    }
  })

  test('are shown and highlighted when they are pressed', async () => {
    const carousel = await mountInView()
    const feature = carousel.region.getByRole('listitem').nth(2).getByRole('button')
    await feature.click()
    await carousel.expectShown([2])
    await expect.element(feature).toHaveAttribute('aria-current', 'true')
  })

  test('show their position and highlight the current one', async () => {
    const carousel = await mountInView()
    await carousel.restartSlide()
    await advance(slideMs)
    await expect.element(carousel.region.getByText('2 of 5', { exact: true })).toBeVisible()
    expect(visiblyCurrent(carousel)).toEqual([
      carousel.region.getByRole('listitem').nth(1).getByRole('button').element(),
    ])
  })

  test('all show their descriptions on a large screen, and no row that opens', async () => {
    const carousel = mountCarousel(shape)
    const items = carousel.region.getByRole('list').getByRole('listitem').all()
    expect(items).toHaveLength(5)
    for (const item of items) await expect.element(item.getByText(DESCRIPTION)).toBeVisible()
    const rows = Array.from(carousel.element.querySelectorAll('details'))
    expect(rows.filter(row => row.checkVisibility())).toEqual([])
  })
})

describe.each([DONORS, MANAGEMENT])('the features $title on a small screen', shape => {
  const { slideMs } = shape

  beforeEach(() => page.viewport(...SMALL))

  const mountInView = async () => {
    const carousel = mountCarousel(shape)
    await carousel.bringIntoView()
    return carousel
  }

  test('have slides that are 75 % of the frame, which reaches the edge of the window', async () => {
    const { frame, track } = await mountInView()
    const width = track.firstElementChild?.getBoundingClientRect().width ?? 0
    expect(width / frame.getBoundingClientRect().width).toBeCloseTo(0.75, 3)
  })

  test('show their slide and stop the rotation when one is opened', async () => {
    const carousel = await mountInView()
    await carousel.expectRotating()
    await summaryOf(carousel, 2).click()
    await carousel.expectShown([2])
    await expect.element(rowOf(carousel, 2)).toHaveAttribute('aria-current', 'true')
    await expect.element(carousel.rotationButton('Play')).toBeVisible()
  })

  test('move no slide when one is closed', async () => {
    const carousel = await mountInView()
    await carousel.dot(2).click()
    await carousel.expectShown([2])
    await summaryOf(carousel, 0).click()
    await expect.poll(() => openRows(carousel)).toEqual([])
    await carousel.expectShown([2])
  })

  test('have the current one highlighted by a rotating slide, which opens and closes none', async () => {
    const carousel = await mountInView()
    await carousel.restartSlide()
    await advance(slideMs)
    await expect.element(rowOf(carousel, 1)).toHaveAttribute('aria-current', 'true')
    await expect.element(rowOf(carousel, 0)).not.toHaveAttribute('aria-current')
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

function rowsOf(carousel: Carousel): HTMLElement[] {
  return Array.from(carousel.element.querySelectorAll('details'))
}

function rowOf(carousel: Carousel, place: number): HTMLElement {
  const row = rowsOf(carousel)[place]
  if (!row) throw new Error(`There is no row ${place}`)
  return row
}

function summaryOf(carousel: Carousel, place: number) {
  return page.elementLocator(rowOf(carousel, place)).getByText(/./).first()
}

/** Places of the rows whose text is visible. */
function openRows(carousel: Carousel): number[] {
  return rowsOf(carousel).flatMap((row, place) => (row.querySelector('p')?.checkVisibility() ? [place] : []))
}

function visiblyCurrent(carousel: Carousel): Element[] {
  const current = Array.from(carousel.element.querySelectorAll('[aria-current=true]'))
  return current.filter(element => element.checkVisibility())
}
