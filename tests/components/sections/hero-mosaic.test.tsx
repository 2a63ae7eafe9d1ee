import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Hero } from '@/components/sections/hero'
import { hero } from '../support/content/sections'
import { pageData } from '../support/content/settings'
import { mount, renderOnServer } from '../support/mount'

const BETWEEN_WAVES_MS = 200
const WAVE_MS = 500
const WAVES = 7
const LIT_WITHIN_MS = 1_800
const TILE_COUNT = 175

const section = <Hero section={hero} page={pageData} />

describe('the mosaic of the hero', () => {
  test('is lit from the middle, wave by wave, within 1.8 s, and the gifts come last', async () => {
    mount(section)
    expect(document.querySelectorAll('.mosaic-day g[style] > path')).toHaveLength(TILE_COUNT)
    const distances: number[] = []
    for (let wave = 0; wave < WAVES; wave++) {
      const group = `.mosaic-day g[style="--wave:${wave}"]`
      expect(document.querySelectorAll(`${group} > path`).length).toBeGreaterThan(0)
      const delayMs = wave * BETWEEN_WAVES_MS + 80
      expect(delayMs + WAVE_MS).toBeLessThanOrEqual(LIT_WITHIN_MS)
      for (const movement of movementsOf(group))
        expect(movement).toMatchObject({ name: 'wave-lit', durationMs: WAVE_MS, delayMs })
      distances.push(mean(movementsOf(`${group} > path`).map(({ distance }) => distance)))
    }
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    const gifts = movementsOf('.gift-tag')
    expect(gifts.map(({ name, delayMs }) => `${name} ${delayMs}`)).toEqual(Array(3).fill('gift-shown 1250'))
  })

  test('is lit at once with reduced motion', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    mount(section)
    for (const { name } of movementsOf('.mosaic g, .mosaic path, .gift-tag')) expect(name).toBe('none')
    for (const tile of document.querySelectorAll('.mosaic-day g[style] > path')) {
      expect(getComputedStyle(tile).opacity).toBe('1')
      expect(getComputedStyle(tile).fill).not.toBe('none')
    }
  })

  test('is complete in the markup of the server', () => {
    renderOnServer(section)
    expect(document.querySelectorAll('.mosaic-day g[style] > path')).toHaveLength(TILE_COUNT)
  })

  test.each([
    [1920, 3],
    [1440, 3],
    [1316, 3],
    [1280, 3],
    [1240, 3],
    [1200, 3],
    [1199, 2],
    [960, 2],
    [820, 2],
    [720, 2],
    [390, 2],
    [320, 2],
  ])('at %i px has %i gifts, which are in the window, and reserves its space', async (width, count) => {
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
        gift.querySelector('span')?.lastChild?.replaceWith(` ${note}`)
        const { left, right } = gift.getBoundingClientRect()
        expect(left, note).toBeGreaterThanOrEqual(0)
        expect(right, note).toBeLessThanOrEqual(width)
      }
    }
    expect(document.documentElement.scrollWidth).toBe(width)
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

type Movement = { name: string; durationMs: number; delayMs: number; distance: number }

function movementsOf(selector: string): Movement[] {
  const phone = boxOf('.phone')
  const middle = { x: phone.left + phone.width / 2, y: phone.top + phone.height / 2 }
  return Array.from(document.querySelectorAll(selector), element => {
    const { animationName, animationDuration, animationDelay } = getComputedStyle(element)
    const { left, top, width, height } = element.getBoundingClientRect()
    return {
      name: animationName,
      durationMs: Math.round(Number.parseFloat(animationDuration) * 1000),
      delayMs: Math.round(Number.parseFloat(animationDelay) * 1000),
      distance: Math.hypot(left + width / 2 - middle.x, top + height / 2 - middle.y),
    }
  })
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function boxOf(selector: string): DOMRect {
  return (document.querySelector(selector) ?? document.body).getBoundingClientRect()
}
