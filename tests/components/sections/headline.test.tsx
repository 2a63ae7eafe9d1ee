import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Hero } from '@/components/sections/hero'
import { advance, drawFrame, STEP_MS, stopClock, timeUntil } from '../support/clock'
import { hero, pageData } from '../support/content'
import { findAll } from '../support/find'
import { mount, Space } from '../support/mount'

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

  test('does not move for half a minute with reduced motion, and still plays on request', async () => {
    document.body.replaceChildren()
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    await mountHero()
    for (let second = 0; second < 30; second++) {
      expect(shownWord()).toBe('Support')
      await advance(1_000)
    }
    await play.click()
    await timeUntilWord('Build')
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
