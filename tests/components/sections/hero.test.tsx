import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Hero } from '@/components/sections/hero'
import { advance, drawFrame, STEP_MS, stopClock } from '../support/clock'
import { hero } from '../support/content/sections'
import { pageData } from '../support/content/settings'
import { counters, drawnFigures, shownFigure, watchCounter } from '../support/counters'
import { mount, renderOnServer } from '../support/mount'

const DONORS_COUNT_MS = 1_800
const RAISED_COUNT_MS = 2_200

const DONORS = '1,200+'
const RAISED = '$1,000,000'

const section = <Hero section={hero} page={pageData} />

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

  test('always contain the final figures for screen readers, and keep their size', async () => {
    mount(section)
    await drawFrame()
    const places = placesOfCounters()
    for (let step = 0; step < 5; step++) {
      expect(document.body.textContent).toContain(`Trusted by ${DONORS} Muslims`)
      expect(document.body.textContent).toContain(`Over ${RAISED} raised for masjids`)
      expect(placesOfCounters()).toEqual(places)
      await advance(RAISED_COUNT_MS / 4)
    }
    expect(drawnFigures()).toEqual([])
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
})

test('the counters show the start before hydration, and the final figures where it does not come', async () => {
  const style = document.documentElement.style
  renderOnServer(section)
  const opacities = () => [drawnFigures()[1], page.getByText(RAISED).element()].map(opacityOf)
  expect(opacities()).toEqual(['1', '0'])
  style.setProperty('--patience', '1ms')
  await expect.poll(opacities).toEqual(['0', '1'])
  style.removeProperty('--patience')
})

test('the buttons of the hero lead to the free trial and open the demo', async () => {
  mount(section)
  const trial = page.getByRole('link', { name: 'Request a Trial', exact: false })
  await expect.element(trial).toHaveAttribute('href', '/request-trial')
  expect(trial.element().textContent).toContain('Free')
  await expect.element(page.getByRole('button', { name: 'Try a Demo' })).toHaveAttribute('commandfor', 'demo-dialog')
})

function opacityOf(element: Element | undefined): string | undefined {
  return element && getComputedStyle(element).opacity
}

function placesOfCounters(): unknown {
  return counters().map(counter => counter.getBoundingClientRect().toJSON())
}
