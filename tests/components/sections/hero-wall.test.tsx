import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Sections } from '@/components/sections'
import { Hero } from '@/components/sections/hero'
import { hero } from '../support/content/sections'
import { pageData } from '../support/content/settings'
import { mount, renderOnServer } from '../support/mount'

const BETWEEN_RINGS_MS = 60
const FIRST_RING_MS = 80
const RING_MS = 320
/** The last one is there within a second. */
const MAX_RINGS = 10
const TILE_COUNT = 98

/**
 * In CSS pixels: the width of the window, from the middle of the rosette to a side of it, its middle, the left edge and the width of the
 * phone, and by how much the middle is below the top of the phone.
 */
const SIZES = [
  [1920, 190, 1495, 1012, 300, 274],
  [1440, 190, 1255, 772, 300, 274],
  [1024, 144, 765, 684, 272, -52],
  [768, 136, 545, 453, 264, -49],
  [720, 118, 524, 408, 264, -42],
  [390, 150, 195, 55, 281, -54],
  [320, 123, 160, 28, 264, -44],
] as const

const section = <Sections sections={[hero]} page={pageData} />

describe('the wall of the hero', () => {
  test('comes in ten rings, one after the other', () => {
    mount(section)
    const rings = [...document.querySelectorAll('.hero-wall g[style]')]
    expect(rings.length).toBeGreaterThan(10)
    for (const ring of rings) {
      const { animationName, animationDuration, animationDelay } = getComputedStyle(ring)
      const place = Number(ring.getAttribute('style')?.split(':')[1])
      const delayMs = Math.round(Number.parseFloat(animationDelay) * 1000)
      expect([animationName, Math.round(Number.parseFloat(animationDuration) * 1000)]).toEqual(['ring-shown', RING_MS])
      expect(delayMs).toBe(place * BETWEEN_RINGS_MS + FIRST_RING_MS)
      expect(place).toBeLessThan(MAX_RINGS)
    }
  })

  test('is there at once with reduced motion', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    mount(section)
    for (const part of document.querySelectorAll('.hero-wall g, .gift-tag, .petals > path')) {
      expect(getComputedStyle(part).animationName).toBe('none')
    }
  })

  test('is complete in the markup of the server, with six of ten petals lit, and nothing to press', () => {
    renderOnServer(section)
    expect(document.querySelectorAll('.hero-wall use')).toHaveLength(TILE_COUNT)
    expect(document.querySelectorAll('.petals > path')).toHaveLength(10)
    expect(document.querySelectorAll('.petals > .lit')).toHaveLength(6)
    expect(document.querySelector('.goal-sum')).toHaveTextContent('6 $300 of $500 this week')
    expect(document.querySelector('.phone form')).toHaveProperty('inert', true)
  })

  test('keeps its colors where colors are forced', async () => {
    await commands.emulateMedia({ forcedColors: 'active' })
    mount(section)
    expect(getComputedStyle(element('.petals > .lit')).fill).not.toBe(getComputedStyle(element('.rosette-slab')).fill)
    expect(getComputedStyle(element('.hero-wall')).forcedColorAdjust).toBe('none')
    expect(getComputedStyle(element('.gift-tag')).borderTopWidth).toBe('1px')
    await commands.emulateMedia({ forcedColors: 'none' })
  })

  test.each(SIZES)('at %i px has its size and its place', async (width, half, middle, left, phoneWidth, below) => {
    await page.viewport(width, 900)
    mount(section)
    const slab = boxOf('.rosette-slab')
    const phone = boxOf('.phone')
    expect(slab.height / 2).toBeCloseTo(half, -0.5)
    expect(slab.left + slab.width / 2).toBeCloseTo(middle, -0.5)
    expect(phone.left).toBeCloseTo(left, -0.5)
    expect(phone.width).toBeCloseTo(phoneWidth, -0.5)
    expect(slab.top + slab.height / 2 - phone.top).toBeCloseTo(below, -0.5)
  })

  test.each([
    [1920, 2],
    [1440, 2],
    [1316, 2],
    [1280, 2],
    [1240, 2],
    [1200, 2],
    [1199, 0],
    [960, 0],
    [720, 0],
    [390, 0],
    [320, 0],
  ])('at %i px has %i tags of gifts, which are in the window, and reserves its space', async (width, count) => {
    await page.viewport(width, 900)
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    const height = renderOnServer(section).getBoundingClientRect().height
    document.body.replaceChildren()
    mount(section)
    expect(document.querySelector('main')?.getBoundingClientRect().height).toBe(height)
    const gifts = [...document.querySelectorAll('.gift-tag')].filter(gift => gift.checkVisibility())
    expect(gifts).toHaveLength(count)
    for (const note of ['Zakat', 'every Friday', 'for the new roof of the prayer hall']) {
      for (const gift of gifts) {
        gift.querySelector('span')?.replaceChildren(note)
        const { left, right } = gift.getBoundingClientRect()
        expect(left, note).toBeGreaterThanOrEqual(0)
        expect(right, note).toBeLessThanOrEqual(width)
      }
    }
    expect(document.documentElement.scrollWidth).toBe(width)
  })
})

describe.each([1440, 1200, 1024, 720, 390, 320])('at %i px with text of 200 %%', width => {
  afterEach(() => document.documentElement.style.removeProperty('font-size'))

  test('the sum stays on the core of the rosette', async () => {
    await page.viewport(width, 900)
    document.documentElement.style.fontSize = '200%'
    mount(section)
    const words = wordsOf('.goal-sum').flatMap(({ boxes }) => boxes)
    expect(words).toHaveLength(6)
    for (const { left, right, top, bottom } of words) {
      for (const x of [left, right]) expect(isOnCore(x, (top + bottom) / 2), `${x} of ${width} px`).toBe(true)
    }
  })
})

describe.each([1440, 960, 720, 390, 320])('at %i px', width => {
  beforeEach(async () => {
    await page.viewport(width, 900)
    await commands.emulateMedia({ reducedMotion: 'reduce' })
  })

  test.each([
    { length: 'short', opening: 'Join', rest: 'Us', lead: 'Free tools.', unit: 'Muslims' },
    { length: 'usual', opening: 'Strengthen Your', rest: 'Masjid', lead: hero.lead, unit: 'Muslims' },
    {
      length: 'as long as the limits allow',
      opening: 'Strengthen the Local',
      rest: 'Muslim Community',
      lead: 'Minara modernizes how a masjid collects what its people give. '.repeat(4).slice(0, 220),
      unit: 'Muslims in North America',
    },
  ])('texts that are $length fit, without overflow or a broken word', async ({ opening, rest, lead, unit }) => {
    const words = opening === 'Join' ? [opening] : [opening, 'Build Your']
    mount(<Hero section={{ ...hero, words, rest, lead, donorsUnit: unit, raisedUnit: unit }} page={pageData} />)
    expect(document.documentElement.scrollWidth).toBe(width)
    const copy = boxOf('.hero-copy')
    const phone = boxOf('.phone')
    const written = wordsOf('.hero-copy')
    expect(written.length).toBeGreaterThan(8)
    for (const { text, boxes } of written) {
      expect(boxes, text).toHaveLength(1)
      const [box] = boxes
      expect(box?.left, text).toBeGreaterThanOrEqual(0)
      expect(box?.right, text).toBeLessThanOrEqual(phone.top < copy.bottom ? phone.left : width)
    }
  })
})

/** The visible words of an element, each with its boxes; a broken word has several. */
function wordsOf(selector: string): { text: string; boxes: DOMRect[] }[] {
  const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT)
  const found: { text: string; boxes: DOMRect[] }[] = []
  while (walker.nextNode()) {
    for (const { 0: text, index } of (walker.currentNode.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + text.length)
      found.push({ text, boxes: [...range.getClientRects()] })
    }
  }
  return found
}

/** A point in CSS pixels of the window. */
function isOnCore(x: number, y: number): boolean {
  const core = document.querySelector<SVGPathElement>('.rosette-core')
  return core?.isPointInFill(new DOMPoint(x, y).matrixTransform(core.getScreenCTM()?.inverse())) ?? false
}

function boxOf(selector: string): DOMRect {
  return element(selector).getBoundingClientRect()
}

function element(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
