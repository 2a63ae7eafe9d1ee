import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Impact } from '@/components/sections/impact'
import { advance, drawFrame, STEP_MS, stopClock, timeUntil } from '../support/clock'
import { impact } from '../support/content/figures'
import { pageData } from '../support/content/settings'
import { counters, drawnFigures, shownFigure, watchCounter } from '../support/counters'
import { mount, Space } from '../support/mount'

const COUNT_MS = 2_500

/** $1,042,318 of $1,500,000. */
const LIT = 69
const LEGEND = '69 tiles are lit. The next one is\u00a0waiting. One tile is $15,000. The next goal is $1,500,000.'
const LABEL = 'Tile 70. Yours?'
const SCALE = '$0$1,500,000'
const FIGURES = ['$1,042,318', '18,406', '$54', '1,247']

describe('the statistics', () => {
  beforeEach(async () => {
    stopClock()
    await mountImpact()
  })

  test('show their final figures until they come into view', async () => {
    await advance(2 * COUNT_MS)
    expect(counters().map(shownFigure)).toEqual(FIGURES)
  })

  test('keep their slider where they say that it is, although a browser would restore it after a reload', () => {
    expect(document.querySelector('input[type=range]')).toHaveAttribute('autocomplete', 'off')
  })

  test('start when a tenth of the section is in view', async () => {
    await showFraction(0.08)
    await advance(2 * STEP_MS)
    expect(counters().map(shownFigure)).toEqual(FIGURES)
    await showFraction(0.12)
    await advance(2 * STEP_MS)
    expect(counters().filter(counter => counter.matches('[data-waits]'))).toEqual([])
    expect(drawnFigures()).toHaveLength(FIGURES.length)
  })

  test('count up from 0 for 2.5 s', async () => {
    await showFraction(0.5)
    const { durationMs, figures } = await watchCounter(firstCounter())
    // biome-ignore lint/plugin: the test moves this clock.
    expect(Math.abs(durationMs - COUNT_MS)).toBeLessThanOrEqual(2 * STEP_MS)
    expect(figures.length).toBeGreaterThan(20)
    expect(figures).toEqual(figures.toSorted((a, b) => a - b))
    expect(figures[0]).toBeLessThan(100_000)
    expect(counters().map(shownFigure)).toEqual(FIGURES)
  })

  test('count only once', async () => {
    await showFraction(0.5)
    await watchCounter(firstCounter())
    scrollTo({ top: 0, behavior: 'instant' })
    await drawFrame()
    await showFraction(0.5)
    await advance(2 * STEP_MS)
    expect(drawnFigures()).toEqual([])
    expect(counters().map(shownFigure)).toEqual(FIGURES)
  })

  test('contain the final figures for screen readers while they count, and keep their size', async () => {
    await showFraction(0.01)
    const places = sizesOfCards()
    await showFraction(0.5)
    await advance(COUNT_MS / 2)
    expect(drawnFigures().map(({ ariaHidden }) => ariaHidden)).toEqual(Array(FIGURES.length).fill('true'))
    const definitions = page.getByRole('definition').elements()
    expect(definitions.map(({ textContent }) => textContent)).toEqual([
      FIGURES[0],
      LEGEND,
      LABEL,
      SCALE,
      ...FIGURES.slice(1),
    ])
    expect(sizesOfCards()).toEqual(places)
  })
})

describe('the wall of the total', () => {
  beforeEach(stopClock)

  test('is lit until it comes into view', async () => {
    await mountImpact()
    await advance(2 * COUNT_MS)
    expect(litTiles()).toBe(LIT)
  })

  test('is lit again with the figure, one tile for every $15,000; then the next one is waiting', async () => {
    await mountImpact()
    await showFraction(0.5)
    await timeUntil(() => drawnFigures().length > 0)
    const seen: number[] = []
    while (drawnFigures().length > 0) {
      await advance(STEP_MS)
      const isCounting = drawnFigures().length > 0
      const figure = Number(shownFigure(firstCounter()).replace(/\D/g, ''))
      expect(litTiles()).toBe(Math.floor(figure / 15_000))
      expect(document.querySelectorAll('.wall-land .next')).toHaveLength(isCounting ? 0 : 1)
      expect(getComputedStyle(element('.next-tile')).visibility).toBe(isCounting ? 'hidden' : 'visible')
      seen.push(litTiles())
    }
    expect(seen[0]).toBeLessThan(20)
    expect(new Set(seen).size).toBeGreaterThan(15)
    expect(seen.at(-1)).toBe(LIT)
    expect(getComputedStyle(element('.wall-land .next')).animation).toMatch(/next-tile/)
  })

  test('lets each new tile move into its place, and none that was lit before', async () => {
    await mountImpact()
    await showFraction(0.5)
    await advance(COUNT_MS / 2)
    const movements = new Set(
      Array.from(document.querySelectorAll('.wall-tiles > .new > use'), tile => getComputedStyle(tile).animation),
    )
    expect([...movements].join()).toMatch(/^0\.32s .*tile-set/)
    await advance(COUNT_MS)
    expect(litTiles()).toBe(LIT)
  })

  test('stays lit where the visitor sees it from the start', async () => {
    mount(<Impact section={impact} page={pageData} />)
    await drawFrame()
    for (let passedMs = 0; passedMs < COUNT_MS; passedMs += COUNT_MS / 10) {
      await advance(COUNT_MS / 10)
      expect(litTiles()).toBe(LIT)
    }
  })

  test('does not move with reduced motion', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    await mountImpact()
    await showFraction(0.5)
    await advance(COUNT_MS / 2)
    expect(litTiles()).toBe(LIT)
    expect(document.querySelectorAll('.wall-tiles > .new')).toHaveLength(0)
  })
})

test('with reduced motion the statistics never count', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  stopClock()
  await mountImpact()
  await showFraction(0.5)
  for (let step = 0; step < COUNT_MS / 100; step++) {
    await advance(100)
    expect(drawnFigures()).toEqual([])
  }
  expect(counters().map(shownFigure)).toEqual(FIGURES)
})

describe('the fees', () => {
  test('are stated in words for every 1,000 dollars and drawn to scale in a decorative bar', async () => {
    await mountImpact()
    await showFraction(1)
    expect(document.body.textContent).toContain('Of every $1,000 raised, the average fee is\u00a0$9')
    await expect.element(page.getByText('0.90%', { exact: true })).toBeVisible()
    const end = document.querySelector('div[aria-hidden=true] > i')
    const whole = end?.parentElement?.getBoundingClientRect().width ?? 0
    expect(end?.getBoundingClientRect().width).toBeCloseTo(Math.max(8, (whole * 0.9) / 100), 0)
  })

  test('have an explainer that opens, closes and leads to the contacts', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    await mountImpact()
    const title = page.getByText('Looking to Learn More About Our Fees?')
    await expect.element(page.getByText('0.8%', { exact: true })).not.toBeVisible()
    await title.click()
    for (const figure of ['1%', '3%', '0.8%']) {
      await expect.element(page.getByText(figure, { exact: true })).toBeVisible()
    }
    await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/#contact')
    await title.click()
    await expect.element(page.getByText('0.8%', { exact: true })).not.toBeVisible()
  })
})

/** Mounts the section below the window. Returns once its counters know that they are out of view. */
async function mountImpact(): Promise<void> {
  mount(
    <>
      <Space />
      <Impact section={impact} page={pageData} />
      <Space />
    </>,
  )
  await drawFrame()
}

/** Scrolls until this fraction of the section is in view, at the lower edge of the window. */
async function showFraction(fraction: number): Promise<void> {
  const section = document.getElementById('impact') ?? document.body
  const { top, height } = section.getBoundingClientRect()
  scrollBy({ top: top + height * fraction - innerHeight, behavior: 'instant' })
  await drawFrame()
}

function litTiles(): number {
  return document.querySelectorAll('.wall-land .wall-tiles > :not(.unlit)').length
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

function firstCounter(): HTMLElement {
  const [counter] = counters()
  if (!counter) throw new Error('There is no counter')
  return counter
}

function sizesOfCards(): number[][] {
  return Array.from(document.querySelectorAll('.total, .stat, .counter'), part => {
    const { width, height } = part.getBoundingClientRect()
    return [width, height]
  })
}
