import { render } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Sections } from '@/components/sections'
import { Impact } from '@/components/sections/impact'
import { advance, drawFrame, STEP_MS, stopClock, timeUntil } from '../support/clock'
import { impact, pageData } from '../support/content'
import { counters, drawnFigures, shownFigure, watchCounter } from '../support/counters'
import { mount, mountInSpace, renderWithoutCode } from '../support/mount'
import { boxOf, find, findAll, focusOn } from '../support/page'

const COUNT_MS = 2_500

/** $1,042,318 of $1,500,000. */
const LIT = 69
const WAITING = ['$0', '0', '$0', '0']
const FIGURES = ['$1,042,318', '18,406', '$54', '1,247']
const wall = <Sections sections={[impact]} page={pageData} />

describe('the statistics', () => {
  beforeEach(async () => {
    stopClock()
    await mountImpact()
  })

  test('wait out of sight at the first frame of their count, and start when a tenth of the section is in view', async () => {
    await advance(2 * COUNT_MS)
    expect(counters().map(shownFigure)).toEqual(WAITING)
    await showFraction(0.08)
    await advance(2 * STEP_MS)
    expect(counters().map(shownFigure)).toEqual(WAITING)
    expect(findAll('.counter[data-waits]')).toHaveLength(FIGURES.length)
    await showFraction(0.12)
    await advance(2 * STEP_MS)
    expect(findAll('.counter[data-waits]')).toEqual([])
    expect(drawnFigures()).toHaveLength(FIGURES.length)
  })

  test('count up from 0 for 2.5 s, and only once', async () => {
    await showFraction(0.5)
    const { durationMs, figures } = await watchCounter(find('.counter'))
    // biome-ignore lint/plugin: the test moves this clock.
    expect(Math.abs(durationMs - COUNT_MS)).toBeLessThanOrEqual(2 * STEP_MS)
    expect(figures.length).toBeGreaterThan(20)
    expect(figures[0]).toBeLessThan(100_000)
    scrollTo({ top: 0, behavior: 'instant' })
    await drawFrame()
    await showFraction(0.5)
    await advance(2 * STEP_MS)
    expect(drawnFigures()).toEqual([])
    expect(counters().map(shownFigure)).toEqual(FIGURES)
  })
})

test('the wall of the total shows no lit tile until it comes into view, but on paper, and then lights with the figure, one tile for every $15,000', async () => {
  stopClock()
  await mountImpact()
  await advance(2 * COUNT_MS)
  const lit = () => findAll('.wall-land .wall-tiles > *').filter(tile => getComputedStyle(tile).fillOpacity === '1')
  expect(lit()).toHaveLength(0)
  expect(getComputedStyle(find('.next-tile')).visibility).toBe('hidden')
  await commands.emulateMedia({ media: 'print' })
  expect(lit()).toHaveLength(LIT)
  await commands.emulateMedia({ media: 'screen' })
  await showFraction(0.5)
  await timeUntil(() => drawnFigures().length > 0)
  const seen: number[] = []
  while (drawnFigures().length > 0) {
    await advance(STEP_MS)
    const isCounting = drawnFigures().length > 0
    const figure = Number(shownFigure(find('.counter')).replace(/\D/g, ''))
    expect(litTiles()).toBe(Math.floor(figure / 15_000))
    expect(findAll('.wall-land .next')).toHaveLength(isCounting ? 0 : 1)
    expect(getComputedStyle(find('.next-tile')).visibility).toBe(isCounting ? 'hidden' : 'visible')
    seen.push(litTiles())
  }
  expect(seen[0]).toBeLessThan(20)
  expect(new Set(seen).size).toBeGreaterThan(15)
  expect(seen.at(-1)).toBe(LIT)
  expect(getComputedStyle(find('.wall-land .next')).animation).toMatch(/next-tile/)
})

describe('a tile of the wall', () => {
  const slider = page.getByRole('slider', { name: 'Tile of the wall' })

  beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

  test('is named by a slider that was moved before hydration', async () => {
    const container = renderWithoutCode(wall)
    const range = find('.total-scale input')
    range.focus()
    Object.assign(range, { value: '1' })
    render(wall, { container, hydrate: true })
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Tile 1: from $0 to $15,000, lit')
    await expect.element(page.getByText('Tile 1: from $0 to $15,000', { exact: true })).toBeVisible()
  })

  test('is named by the slider, from key to key, and shown as long as the slider has the focus', async () => {
    mount(wall)
    await drawFrame()
    // A browser that restored its position would leave it apart from what it says.
    await expect.element(slider).toHaveAttribute('autocomplete', 'off')
    await slider.click()
    focusOn(slider.element())
    await userEvent.keyboard('{Home}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Tile 1: from $0 to $15,000, lit')
    await expect.element(page.getByText('Tile 1: from $0 to $15,000', { exact: true })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Tile 100: from $1,485,000 to $1,500,000, waiting')
    expect(findAll('.in-hand')).toHaveLength(2)
    find('.total-scale input').blur()
    await expect.poll(() => findAll('.in-hand')).toEqual([])
  })
})

/** Mounts the section below the window. Returns once its counters know that they are out of view. */
async function mountImpact(): Promise<void> {
  mountInSpace(<Impact section={impact} page={pageData} />)
  await drawFrame()
}

/** Scrolls until this fraction of the section is in view, at the lower edge of the window. */
async function showFraction(fraction: number): Promise<void> {
  const { top, height } = boxOf('#impact')
  scrollBy({ top: top + height * fraction - innerHeight, behavior: 'instant' })
  await drawFrame()
}

function litTiles(): number {
  return findAll('.wall-land .wall-tiles > :not(.unlit)').length
}
