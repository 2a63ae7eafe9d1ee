import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Proof } from '@/components/sections/proof'
import { listOverflow } from '../../support/overflow'
import { picture } from '../support/content/pictures'
import { masjid, proof } from '../support/content/sections'
import { pageData } from '../support/content/settings'
import { renderOnServer } from '../support/mount'
import { findBrokenWords } from '../support/texts'

const LONG_NAME = 'Islamic Society and Community Center of the Greater Lehigh Valley, PA'

/** How many cards there are in each row of the window, from 960 px on and between 600 and 960 px. */
const ROWS = [
  { count: 4, wide: [2, 2], tablet: [2, 2] },
  { count: 5, wide: [2, 3], tablet: [2, 2, 1] },
  { count: 6, wide: [3, 3], tablet: [1, 2, 2, 1] },
  { count: 7, wide: [3, 4], tablet: [1, 2, 2, 2] },
  { count: 8, wide: [3, 3, 2], tablet: [1, 2, 2, 2, 1] },
]

beforeEach(async () => {
  await commands.emulateMedia({ media: 'screen', forcedColors: 'none' })
})

describe.each(ROWS)('$count masjids', ({ count, wide, tablet }) => {
  test.each([
    [1440, wide],
    [1200, wide],
    [960, wide],
    [959, tablet],
    [768, tablet],
    [600, tablet],
    [599, Array(count).fill(1)],
    [390, Array(count).fill(1)],
    [320, Array(count).fill(1)],
  ])('fill their rows at %i px', async (width, rows) => {
    await page.viewport(width, 900)
    show({ masjids: masjidsOf(count) })
    const cards = rowsOf(boxesOf('.masjid'))
    expect(cards.map(row => row.length)).toEqual(rows)
    const [{ left, right }] = boxesOf('.masjids')
    for (const row of cards) {
      expect(Math.min(...row.map(box => box.left))).toBeCloseTo(left, 0)
      expect(Math.max(...row.map(box => box.right))).toBeCloseTo(right, 0)
      expect(new Set(row.map(({ height }) => Math.round(height))).size).toBe(1)
    }
    expect(listOverflow()).toEqual([])
  })
})

describe('a card', () => {
  test.each([
    [1440, [400, 320, 320]],
    [1024, [340, 300, 300]],
  ])('has a picture as high as its row says at %i px', async (width, heights) => {
    await page.viewport(width, 900)
    show({ masjids: masjidsOf(8) })
    const rows = rowsOf(boxesOf('.masjid-art')).map(row => row.map(({ height }) => Math.round(height)))
    expect(rows.map(([height]) => height)).toEqual(heights)
  })

  test.each([
    [1440, 260],
    [1024, 220],
  ])('of three columns is lower at %i px', async (width, height) => {
    await page.viewport(width, 900)
    show({ masjids: masjidsOf(7) })
    const narrow = boxesOf('.masjid-art').slice(3)
    expect(narrow.map(box => Math.round(box.height))).toEqual(Array(4).fill(height))
  })

  test.each([1440, 1024, 768, 600])('shows its pattern whole at %i px', async width => {
    await page.viewport(width, 900)
    show({ masjids: masjidsOf(7) })
    for (const art of document.querySelectorAll('.masjid-art')) {
      const [outer, inner] = [art.getBoundingClientRect(), boxOf(art.querySelector('svg'))]
      expect(inner.width).toBeLessThanOrEqual(outer.width)
      expect(inner.height).toBeLessThanOrEqual(outer.height)
    }
  })

  test.each([1440, 1024, 768, 600, 390, 320])(
    'breaks no word of a long name, and its row grows, at %i px',
    async width => {
      await page.viewport(width, 900)
      show({ masjids: masjidsOf(6).map((each, place) => (place === 1 ? { ...each, name: LONG_NAME } : each)) })
      expect([...listOverflow(), ...findBrokenWords()]).toEqual([])
      for (const row of rowsOf(boxesOf('.masjid-strip')).filter(() => width >= 600)) {
        expect(new Set(row.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
      }
    },
  )

  test.each([
    [1440, 56],
    [768, 56],
    [390, 0],
  ])('with a photo has its pattern as a stamp at %i px', async (width, side) => {
    await page.viewport(width, 900)
    show({ masjids: masjidsOf(6).map((each, place) => (place === 1 ? { ...each, picture: picture('A door') } : each)) })
    const photo = boxOf(document.querySelector('.masjid-art > img'))
    const art = boxOf(document.querySelector('.masjid-art:has(> img)'))
    expect([photo.width, photo.height]).toEqual([art.width, art.height])
    expect(boxOf(document.querySelector('.masjid-stamp > svg')).width).toBe(side)
    expect(document.querySelectorAll('.masjid-art > svg')).toHaveLength(5)
  })
})

describe('the rows', () => {
  test.each([
    [1440, 16],
    [768, 16],
    [390, 0],
  ])('close up without a quote at %i px', async (width, gap) => {
    await page.viewport(width, 900)
    show({ voice: null })
    const [first, more] = boxesOf('.masjids')
    expect((more?.top ?? 0) - first.bottom).toBeCloseTo(gap, 0)
  })

  test.each([
    [390, true],
    [320, false],
  ])('have the amount beside the name where there is room, at %i px', async (width, isBeside) => {
    await page.viewport(width, 900)
    show({})
    const [row] = boxesOf('.masjid')
    expect(row.height).toBeGreaterThanOrEqual(96)
    const [name, amount] = ['.masjid h3', '.masjid-strip > b'].map(selector => boxesOf(selector)[0])
    expect((amount?.left ?? 0) > (name?.right ?? 0)).toBe(isBeside)
    expect((amount?.top ?? 0) >= (name?.bottom ?? 0)).toBe(!isBeside)
  })

  test('are small, black and with the pattern on paper, also where there is a photo', async () => {
    await page.viewport(672, 900)
    await commands.emulateMedia({ media: 'print' })
    show({ masjids: masjidsOf(6).map((each, place) => (place === 1 ? { ...each, picture: picture('A door') } : each)) })
    expect(rowsOf(boxesOf('.masjid')).map(row => row.length)).toEqual(Array(6).fill(1))
    const patterns = boxesOf('.masjid-art:not(:has(> img)), .masjid-stamp')
    expect(patterns.map(({ width, height }) => [width, height])).toEqual(Array(6).fill([40, 40]))
    expect(boxOf(document.querySelector('.masjid-art > img')).width).toBe(0)
    for (const text of document.querySelectorAll('.masjid :is(h3, p, b)')) {
      expect(getComputedStyle(text).color).toBe('rgb(0, 0, 0)')
    }
  })

  test('have edges in forced colors', async () => {
    await page.viewport(1440, 900)
    await commands.emulateMedia({ forcedColors: 'active' })
    show({})
    for (const [selector, side] of [
      ['.masjid', 'borderLeftWidth'],
      ['.masjid-strip', 'borderTopWidth'],
    ] as const) {
      for (const each of document.querySelectorAll(selector)) expect(getComputedStyle(each)[side]).toBe('1px')
    }
  })
})

function masjidsOf(count: number) {
  const more = [
    masjid('Muslim Community of Ottawa', 'Ottawa, Ontario', 12_150),
    masjid('Masjid Al-Ikhlas', 'Tacoma, Washington', 7_300),
  ]
  return [...proof.masjids, ...more].slice(0, count)
}

function show(fields: Partial<typeof proof>): void {
  renderOnServer(<Proof section={{ ...proof, ...fields }} page={pageData} />)
}

function boxesOf(selector: string): [DOMRect, ...DOMRect[]] {
  const [first, ...others] = Array.from(document.querySelectorAll(selector), boxOf)
  if (!first) throw new Error(`There is no ${selector}`)
  return [first, ...others]
}

function boxOf(element: Element | null): DOMRect {
  if (!element) throw new Error('There is no such element')
  return element.getBoundingClientRect()
}

/** Boxes by the line that they begin on. */
function rowsOf(boxes: DOMRect[]): DOMRect[][] {
  return [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()]
}
