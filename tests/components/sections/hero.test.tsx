import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Sections } from '@/components/sections'
import { Hero } from '@/components/sections/hero'
import { advance, drawFrame, STEP_MS, stopClock } from '../support/clock'
import { hero, pageData } from '../support/content'
import { counters, drawnFigures, shownFigure, watchCounter } from '../support/counters'
import { boxOf, find } from '../support/find'
import { mount, renderOnServer } from '../support/mount'
import { findBrokenWords, wordBoxes } from '../support/texts'

const DONORS_COUNT_MS = 1_800
const RAISED_COUNT_MS = 2_200
const DONORS = '1,200+'
const RAISED = '$1,000,000'

const section = <Hero section={hero} page={pageData} />
const wholeSection = <Sections sections={[hero]} page={pageData} />

describe('the counters of the hero', () => {
  beforeEach(stopClock)

  test.each([
    { what: 'donors from 500, with a plus', place: 0, from: '500+', to: DONORS, countMs: DONORS_COUNT_MS },
    { what: 'dollars from 500,000', place: 1, from: '$500,000', to: RAISED, countMs: RAISED_COUNT_MS },
  ])('count $what for $countMs ms', async ({ place, from, to, countMs }) => {
    mount(section)
    await drawFrame()
    const counter = counters()[place]
    if (!counter) throw new Error('There is no such counter')
    expect(shownFigure(counter)).toBe(from)
    const { durationMs, figures } = await watchCounter(counter)
    // biome-ignore lint/plugin: the test moves this clock.
    expect(Math.abs(durationMs - countMs)).toBeLessThanOrEqual(2 * STEP_MS)
    expect(figures.length).toBeGreaterThan(20)
    expect(figures[0]).toBeGreaterThanOrEqual(Number(from.replace(/\D/g, '')))
    expect(figures).toEqual(figures.toSorted((a, b) => a - b))
    expect(shownFigure(counter)).toBe(to)
  })

  test('show their final figures at once with reduced motion and never count', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    mount(section)
    for (let passedMs = 0; passedMs <= RAISED_COUNT_MS; passedMs += STEP_MS) {
      for (const figure of [DONORS, RAISED]) expect(page.getByText(figure).element()).toHaveStyle({ opacity: '1' })
      expect(drawnFigures().filter(figure => figure.checkVisibility())).toEqual([])
      await advance(STEP_MS)
    }
  })

  test('show the start before hydration, and the final figures where it does not come', async () => {
    const { style } = document.documentElement
    renderOnServer(section)
    const opacities = () =>
      [drawnFigures()[1], page.getByText(RAISED).element()].map(each => each && getComputedStyle(each).opacity)
    expect(opacities()).toEqual(['1', '0'])
    style.setProperty('--patience', '1ms')
    await expect.poll(opacities).toEqual(['0', '1'])
    style.removeProperty('--patience')
  })
})

describe('with text of 200 %', () => {
  afterEach(() => document.documentElement.style.removeProperty('font-size'))

  test.each([1440, 1200, 1024, 720, 390, 320])('the sum stays on the core of the rosette at %i px', async width => {
    await page.viewport(width, 900)
    document.documentElement.style.fontSize = '200%'
    mount(wholeSection)
    const core = document.querySelector<SVGPathElement>('.rosette-core')
    const boxes = wordBoxes(find('.goal-sum')).flatMap(word => word.boxes)
    expect(boxes).toHaveLength(6)
    for (const { left, right, top, bottom } of boxes) {
      for (const x of [left, right]) {
        const point = new DOMPoint(x, (top + bottom) / 2).matrixTransform(core?.getScreenCTM()?.inverse())
        expect(core?.isPointInFill(point), `${x} of ${width} px`).toBe(true)
      }
    }
  })
})

test.each([1440, 960, 720, 390, 320])(
  'texts as long as the limits allow fit beside the phone at %i px',
  async width => {
    await page.viewport(width, 900)
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    const unit = 'Muslims in North America'
    const long = {
      ...{
        words: ['Strengthen the Local', 'Build Your'],
        rest: 'Muslim Community',
        donorsUnit: unit,
        raisedUnit: unit,
      },
      lead: 'Minara modernizes how a masjid collects what its people give. '.repeat(4).slice(0, 220),
    }
    mount(<Hero section={{ ...hero, ...long }} page={pageData} />)
    expect(document.documentElement.scrollWidth).toBe(width)
    expect(findBrokenWords(find('.hero-copy'))).toEqual([])
    const edge = boxOf('.phone').top < boxOf('.hero-copy').bottom ? boxOf('.phone').left : width
    for (const { text, boxes } of wordBoxes(find('.hero-copy'))) expect(boxes[0]?.right, text).toBeLessThanOrEqual(edge)
  },
)
