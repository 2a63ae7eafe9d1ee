import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Hero } from '@/components/sections/hero'
import { advance, drawFrame, STEP_MS, stopClock, timeUntil } from '../support/clock'
import { hero } from '../support/content/sections'
import { pageData } from '../support/content/settings'
import { mount, Space } from '../support/mount'
import { setHidden } from '../support/visibility'

const WORDS = ['Support', 'Build', 'Grow', 'Strengthen']
const WORD_INTERVAL_MS = 2_400

const heading = page.getByRole('heading', { level: 1 })
const pause = page.getByRole('button', { name: 'Pause the rotating headline' })
const play = page.getByRole('button', { name: 'Play the rotating headline' })

beforeEach(stopClock)

describe('the rotating headline', () => {
  beforeEach(mountHero)

  test('shows each word for 2.4 s and stops at the last one', async () => {
    expect(shownWord()).toBe('Support')
    await timeUntilWord('Build')
    expectInterval(await timeUntilWord('Grow'))
    expectInterval(await timeUntilWord('Strengthen'))
    await expect.element(play).toBeVisible()
    await advance(10 * WORD_INTERVAL_MS)
    expect(shownWord()).toBe('Strengthen')
  })

  test('fades for 250 ms, the old word first', () => {
    const fades = words().map(word => {
      const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(word)
      return `${transitionProperty} ${transitionDuration} ${transitionDelay}`
    })
    expect(fades).toEqual(['opacity 0.25s 0.25s', ...Array(3).fill('opacity 0.25s 0s')])
  })

  test('keeps its accessible name while its words change, and marks the position of each', async () => {
    for (const [place, word] of WORDS.entries()) {
      await waitForWord(word)
      await expect.element(heading).toHaveAccessibleName('Support Your Masjid')
      await expect.element(heading).toHaveTextContent('Support Your Masjid')
      const widths = Array.from(document.querySelectorAll('h1 + button i'), dot => dot.getBoundingClientRect().height)
      expect(widths).toHaveLength(WORDS.length)
      expect(widths.indexOf(Math.max(...widths))).toBe(place)
    }
  })

  test('pauses and resumes by its button, by keyboard too', async () => {
    await waitForWord('Build')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(play).toHaveFocus()
    await advance(5 * WORD_INTERVAL_MS)
    expect(shownWord()).toBe('Build')
    await userEvent.keyboard(' ')
    expectInterval(await timeUntilWord('Grow'))
  })

  test('starts again from the first word when it is played after its end', async () => {
    await waitForWord('Strengthen')
    await play.click()
    await expect.poll(shownWord).toBe('Support')
    for (const word of WORDS.slice(1)) expectInterval(await timeUntilWord(word))
    await expect.element(play).toBeVisible()
  })

  test('pauses while it is out of view', async () => {
    await waitForWord('Build')
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    await expect.element(heading).not.toBeInViewport()
    await drawFrame()
    await advance(5 * WORD_INTERVAL_MS)
    expect(shownWord()).toBe('Build')
    scrollTo({ top: 0, behavior: 'instant' })
    await drawFrame()
    await waitForWord('Grow')
  })

  test('pauses while the page is in the background', async () => {
    await waitForWord('Build')
    setHidden(true)
    await advance(5 * WORD_INTERVAL_MS)
    expect(shownWord()).toBe('Build')
    setHidden(false)
    await waitForWord('Grow')
  })

  test('has a button of at least 44 px', () => {
    const { width, height } = pause.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })
})

test.each([320, 390, 768, 1024, 1440, 1920])(
  'at %i px the headline moves nothing, and its longest word fits',
  async width => {
    await page.viewport(width, 900)
    await mountHero()
    const places = placesAroundHeadline()
    for (const word of WORDS) {
      await waitForWord(word)
      expect(placesAroundHeadline()).toEqual(places)
    }
    expect(new Set(words().map(word => JSON.stringify(word.getBoundingClientRect()))).size).toBe(1)
    expect(words().filter(word => word.scrollWidth > word.clientWidth)).toEqual([])
  },
)

describe('with reduced motion the rotating headline', () => {
  beforeEach(async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    await mountHero()
  })

  test('does not move for half a minute', async () => {
    await expect.element(play).toBeVisible()
    for (let second = 0; second < 30; second++) {
      expect(shownWord()).toBe('Support')
      await advance(1_000)
    }
  })

  test('still plays on request', async () => {
    await play.click()
    expectInterval(await timeUntilWord('Build'))
  })
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
  return Array.from(document.querySelectorAll<HTMLElement>('.headline-words > *'))
}

/** The visible word. */
function shownWord(): string {
  const word = words().find(({ dataset }) => dataset.shown === 'true')
  return (word?.dataset.word ?? word?.textContent ?? '').trim()
}

function timeUntilWord(word: string): Promise<number> {
  return timeUntil(() => shownWord() === word)
}

/** Advances in large steps, where the exact time does not matter. */
async function waitForWord(word: string): Promise<void> {
  await timeUntil(() => shownWord() === word, WORD_INTERVAL_MS / 4)
}

/** Tolerates two steps, because React renders shortly after the clock has moved. */
function expectInterval(durationMs: number): void {
  // biome-ignore lint/plugin: the test moves this clock.
  expect(Math.abs(durationMs - WORD_INTERVAL_MS)).toBeLessThanOrEqual(2 * STEP_MS)
}

function placesAroundHeadline(): unknown {
  return Array.from(document.querySelectorAll('h1, h1 ~ *, h1 + button svg'), part =>
    part.getBoundingClientRect().toJSON(),
  )
}
