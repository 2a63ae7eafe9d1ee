import { expect, type Locator, type Page } from '@playwright/test'
import { drawFrame, openWithStoppedClock, STEP_MS, timeUntil } from '../../support/clock.ts'
import { openLandingPage, test } from '../../support/page.ts'

const WORDS = ['Support', 'Build', 'Grow', 'Strengthen']
const WORD_INTERVAL_MS = 2_400
const PAUSE = 'Pause the rotating headline'
const PLAY = 'Play the rotating headline'

test.describe('the rotating headline', () => {
  test('shows each word for 2.4 s and stops at the last one', async ({ page }) => {
    await openWithStoppedClock(page)
    await expect.poll(() => shownWord(page)).toBe('Support')
    await timeUntilWord(page, 'Build')
    expectInterval(await timeUntilWord(page, 'Grow'))
    expectInterval(await timeUntilWord(page, 'Strengthen'))
    await expect(button(page, PLAY)).toBeVisible()
    await page.clock.runFor(10 * WORD_INTERVAL_MS)
    expect(await shownWord(page)).toBe('Strengthen')
  })

  test('fades for 250 ms, the old word first', async ({ page }) => {
    await openWithStoppedClock(page)
    const fades = await page.locator('.headline-words > *').evaluateAll(words =>
      words.map(word => {
        const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(word)
        return `${transitionProperty} ${transitionDuration} ${transitionDelay}`
      }),
    )
    expect(fades).toEqual(['opacity 0.25s 0.25s', ...Array(3).fill('opacity 0.25s 0s')])
  })

  test('keeps its accessible name while its words change', async ({ page }) => {
    await openWithStoppedClock(page)
    for (const word of WORDS) {
      await waitForWord(page, word)
      await expect(page.locator('h1')).toHaveAccessibleName('Support Your Masjid')
      await expect(page.locator('h1')).toHaveText('Support Your Masjid')
    }
  })

  test('marks the position of each word', async ({ page }) => {
    await openWithStoppedClock(page)
    for (const [place, word] of WORDS.entries()) {
      await waitForWord(page, word)
      const widths = await page
        .locator('h1 + button .kite')
        .evaluateAll(kites => kites.map(kite => kite.getBoundingClientRect().width))
      expect(widths).toHaveLength(WORDS.length)
      expect(widths.indexOf(Math.max(...widths))).toBe(place)
    }
  })

  test('pauses and resumes by its button, by keyboard too', async ({ page }) => {
    await openWithStoppedClock(page)
    await waitForWord(page, 'Build')
    await button(page, PAUSE).press('Enter')
    await expect(button(page, PLAY)).toBeFocused()
    await page.clock.runFor(5 * WORD_INTERVAL_MS)
    expect(await shownWord(page)).toBe('Build')
    await button(page, PLAY).press('Space')
    expectInterval(await timeUntilWord(page, 'Grow'))
  })

  test('starts again from the first word when it is played after its end', async ({ page }) => {
    await openWithStoppedClock(page)
    await waitForWord(page, 'Strengthen')
    await button(page, PLAY).click()
    await expect.poll(() => shownWord(page)).toBe('Support')
    for (const word of WORDS.slice(1)) expectInterval(await timeUntilWord(page, word))
    await expect(button(page, PLAY)).toBeVisible()
  })

  test('pauses while it is out of view', async ({ page }) => {
    await openWithStoppedClock(page)
    await waitForWord(page, 'Build')
    await page.locator('#contact').evaluate(section => section.scrollIntoView({ behavior: 'instant' }))
    await expect(page.locator('h1')).not.toBeInViewport()
    await drawFrame(page)
    await page.clock.runFor(5 * WORD_INTERVAL_MS)
    expect(await shownWord(page)).toBe('Build')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await waitForWord(page, 'Grow')
  })

  test('pauses while the page is in the background', async ({ page }) => {
    await openWithStoppedClock(page)
    await waitForWord(page, 'Build')
    await setHidden(page, true)
    await page.clock.runFor(5 * WORD_INTERVAL_MS)
    expect(await shownWord(page)).toBe('Build')
    await setHidden(page, false)
    await waitForWord(page, 'Grow')
  })

  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    test(`moves nothing at ${width} px, and its longest word fits`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openWithStoppedClock(page)
      const places = await placesAroundHeadline(page)
      for (const word of WORDS) {
        await waitForWord(page, word)
        expect(await placesAroundHeadline(page)).toEqual(places)
      }
      expect(await wordsThatOverflow(page)).toEqual([])
    })
  }

  test('has a button of at least 44 px', async ({ page }) => {
    await openLandingPage(page)
    const box = await page.locator('h1 + button').boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  })
})

test.describe('with reduced motion the rotating headline', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('does not move for half a minute', async ({ page }) => {
    await openWithStoppedClock(page)
    await expect(button(page, PLAY)).toBeVisible()
    for (let second = 0; second < 30; second++) {
      expect(await shownWord(page)).toBe('Support')
      await page.clock.runFor(1_000)
    }
  })

  test('still plays on request', async ({ page }) => {
    await openWithStoppedClock(page)
    await button(page, PLAY).click()
    expectInterval(await timeUntilWord(page, 'Build'))
  })
})

test.describe('without JavaScript the rotating headline', () => {
  test.use({ javaScriptEnabled: false })

  test('does not move and has no button', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Support Your Masjid' })).toBeVisible()
    await expect(page.locator('h1 + button')).toBeHidden()
  })
})

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name })
}

/** The visible word. */
function shownWord(page: Page): Promise<string> {
  return page
    .locator('.headline-words > [data-shown=true]')
    .evaluate(word => (word.getAttribute('data-word') ?? word.textContent ?? '').trim())
}

function timeUntilWord(page: Page, word: string): Promise<number> {
  return timeUntil(page, async () => (await shownWord(page)) === word)
}

/** Advances in large steps, where the exact time does not matter. */
async function waitForWord(page: Page, word: string): Promise<void> {
  await timeUntil(page, async () => (await shownWord(page)) === word, WORD_INTERVAL_MS / 4)
}

/** Tolerates two steps, because React renders shortly after the clock has moved. */
function expectInterval(durationMs: number): void {
  expect(Math.abs(durationMs - WORD_INTERVAL_MS)).toBeLessThanOrEqual(2 * STEP_MS)
}

function placesAroundHeadline(page: Page): Promise<unknown> {
  return page
    .locator('h1, h1 ~ *, h1 + button svg')
    .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().toJSON()))
}

function wordsThatOverflow(page: Page): Promise<string[]> {
  return page
    .locator('.headline-words > *')
    .evaluateAll(words => words.filter(word => word.scrollWidth > word.clientWidth).map(word => word.outerHTML))
}

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(isHidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}
