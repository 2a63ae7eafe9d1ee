import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Sections } from '@/components/sections'
import { Hero } from '@/components/sections/hero'
import { advance, drawFrame, STEP_MS, stopClock, timeUntil } from '../support/clock'
import { hero, pageData } from '../support/content'
import { counters, drawnFigures, shownFigure, watchCounter } from '../support/counters'
import { mount, renderOnServer, Space } from '../support/mount'
import { boxOf, find, findAll } from '../support/page'
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
    expect(shownFigure(counter)).toBe(to)
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

const WORDS = ['Support', 'Build', 'Grow', 'Strengthen']
const WORD_INTERVAL_MS = 2_400

const pause = page.getByRole('button', { name: 'Pause the rotating headline' })
const play = page.getByRole('button', { name: 'Play the rotating headline' })

describe('the rotating headline', () => {
  beforeEach(async () => {
    stopClock()
    await mountHero()
  })

  test('shows each word for 2.4 s, stops at the last one, and starts again when it is played after its end', async () => {
    await timeUntilWord('Build')
    expectInterval(await timeUntilWord('Grow'))
    expectInterval(await timeUntilWord('Strengthen'))
    await expect.element(play).toBeVisible()
    await advance(10 * WORD_INTERVAL_MS)
    expect(shownWord()).toBe('Strengthen')
    await play.click()
    await expect.poll(shownWord).toBe('Support')
    await timeUntilWord('Build')
    for (const word of WORDS.slice(2)) expectInterval(await timeUntilWord(word))
    await expect.element(play).toBeVisible()
  })

  test('fades for 250 ms, the old word first', () => {
    const fades = words().map(word => {
      const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(word)
      return `${transitionProperty} ${transitionDuration} ${transitionDelay}`
    })
    expect(fades).toEqual(['opacity 0.25s 0.25s', ...Array(3).fill('opacity 0.25s 0s')])
  })

  test('pauses and resumes by its button of 44 px, by keyboard too', async () => {
    const { width, height } = pause.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await timeUntilWord('Build')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(play).toHaveFocus()
    await advance(5 * WORD_INTERVAL_MS)
    expect(shownWord()).toBe('Build')
    await userEvent.keyboard(' ')
    expectInterval(await timeUntilWord('Grow'))
  })
})

test.each([320, 390, 768, 1440])('at %i px the headline moves nothing, and its longest word fits', async width => {
  stopClock()
  await page.viewport(width, 900)
  await mountHero()
  const places = () => findAll('h1, h1 ~ *, h1 + button svg').map(part => part.getBoundingClientRect().toJSON())
  const before = places()
  for (const word of WORDS) {
    await timeUntilWord(word, WORD_INTERVAL_MS / 4)
    expect(places()).toEqual(before)
  }
  expect(new Set(words().map(word => JSON.stringify(word.getBoundingClientRect()))).size).toBe(1)
  expect(words().filter(word => word.scrollWidth > word.clientWidth)).toEqual([])
})

/** Returns once the headline knows that it is in view. */
async function mountHero(): Promise<void> {
  mount(
    <>
      <Hero section={hero} page={pageData} />
      <Space />
    </>,
  )
  await drawFrame()
}

function words(): HTMLElement[] {
  return findAll('.headline-words > *')
}

/** The visible word. */
function shownWord(): string {
  const word = words().find(({ dataset }) => dataset.shown === 'true')
  return (word?.dataset.word ?? word?.textContent ?? '').trim()
}

function timeUntilWord(word: string, stepMs = STEP_MS): Promise<number> {
  return timeUntil(() => shownWord() === word, stepMs)
}

/** Tolerates two steps, because React renders shortly after the clock has moved. */
function expectInterval(durationMs: number): void {
  // biome-ignore lint/plugin: the test moves this clock.
  expect(Math.abs(durationMs - WORD_INTERVAL_MS)).toBeLessThanOrEqual(2 * STEP_MS)
}
