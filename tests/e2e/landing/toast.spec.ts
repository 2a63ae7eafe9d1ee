import { expect, type Locator, type Page } from '@playwright/test'
import { openLandingPage, test } from '../../support/page.ts'
import { furthestScroll, scrollTo } from '../../support/scrolling.ts'

const LARGE = { width: 1440, height: 900 }
const MIDDLE_PX = 2000
const OPENED = Date.parse('2026-03-01T12:00:00Z')
const NOTE = /^Someone donated \$[\d,.]+ (today|1 day ago|\d+ days ago)$/

test.use({ viewport: LARGE })

/** Opens the page, stops its clock after this many milliseconds, and scrolls to where toasts are shown. */
async function openAt(page: Page, timeMs: number, top = MIDDLE_PX): Promise<void> {
  await page.clock.install({ time: OPENED })
  await openLandingPage(page)
  await scrollTo(page, top)
  await page.clock.pauseAt(OPENED + timeMs)
}

test('the toast appears at 10 s, fades from 20 s to 20.7 s, and returns after 5 s, the last time before 45 s', async ({
  page,
}) => {
  await openAt(page, 9_900)
  await expect(toast(page)).toBeEmpty()
  let timeMs = 9_900
  const goTo = async (nextMs: number) => {
    await page.clock.runFor(nextMs - timeMs)
    timeMs = nextMs
  }

  const seen = new Set<string>()
  for (const startMs of [10_000, 25_700, 41_400]) {
    await goTo(startMs - 1)
    await expect(toast(page)).toBeEmpty()
    await goTo(startMs)
    await expect(toast(page)).toHaveText(NOTE)
    await expect(card(page)).toHaveCSS('opacity', '1')
    seen.add(await amount(page))

    await goTo(startMs + 9_999)
    await expect(card(page)).toHaveCSS('opacity', '1')
    await goTo(startMs + 10_000)
    await expect(card(page)).toHaveCSS('transition-duration', '0.7s')
    await expect(card(page)).toHaveCSS('opacity', '0')
    await goTo(startMs + 10_699)
    await expect(toast(page)).toHaveText(NOTE)
    await goTo(startMs + 10_700)
    await expect(toast(page)).toBeEmpty()
  }
  expect(seen.size, 'One donation after the other').toBe(3)

  await goTo(57_100)
  await expect(toast(page)).toBeEmpty()
  await page.clock.fastForward(10 * 60_000)
  await expect(toast(page)).toBeEmpty()
})

test('the toast is shown after 500 px of scrolling, while more than 200 px are left to the bottom', async ({
  page,
}) => {
  await openAt(page, 11_000, 0)
  const furthest = await furthestScroll(page)
  for (const [top, isShown] of [
    [0, false],
    [501, true],
    [500, false],
    [furthest - 201, true],
    [furthest - 200, false],
  ] as const) {
    await scrollTo(page, top)
    await expect(toast(page), `${top} px of ${furthest} px`).toHaveText(isShown ? NOTE : '')
  }
})

for (const [width, isShown] of [
  [1023, false],
  [1024, true],
] as const) {
  test(`at ${width} px there is ${isShown ? 'a' : 'no'} toast`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openAt(page, 11_000)
    await expect(toast(page)).toHaveText(NOTE)
    await expect(card(page)).toBeVisible({ visible: isShown })
  })
}

test('a dismissed toast stays away until the page is loaded again', async ({ page }) => {
  await openAt(page, 11_000)
  const dismiss = page.getByRole('button', { name: 'Dismiss donation note' })
  const { width, height } = (await dismiss.boundingBox()) ?? {}
  expect([width, height]).toEqual([44, 44])
  await dismiss.click()
  await expect(dismiss).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(dismiss).toHaveCount(0)
})

test('the tab order continues after a toast that was dismissed by keyboard', async ({ page }) => {
  await openAt(page, 11_000)
  await page.getByRole('button', { name: 'Dismiss donation note' }).press('Enter')
  await expect(toast(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign Up for a Trial' })).toBeFocused()
})

test('the toast is announced through a status element that exists from the start', async ({ page }) => {
  await openAt(page, 9_000)
  const status = toast(page)
  await expect(status).toBeEmpty()
  const before = await status.elementHandle()
  await page.clock.runFor(1_000)
  await expect(status).toHaveText(NOTE)
  expect(await status.evaluate((element, other) => element === other, before)).toBe(true)
  await expect(status.getByRole('button')).toHaveCount(0)
})

test('a toast stays while the pointer is over it and goes when the pointer leaves', async ({ page }) => {
  await openAt(page, 11_000)
  const amountBefore = await amount(page)
  await toast(page).hover()
  await page.clock.runFor(27_000)
  expect(await amount(page)).toBe(amountBefore)
  await expect(card(page)).toHaveCSS('opacity', '1')
  await page.mouse.move(LARGE.width / 2, 10)
  await page.clock.runFor(1_000)
  await expect(toast(page)).toBeEmpty()
})

test('a toast stays while it has the focus and goes when the focus leaves', async ({ page }) => {
  await openAt(page, 11_000)
  await page.getByRole('button', { name: 'Dismiss donation note' }).focus()
  await page.clock.runFor(11_000)
  await expect(toast(page)).toHaveText(NOTE)
  await page.keyboard.press('Tab')
  await page.clock.runFor(1_000)
  await expect(toast(page)).toBeEmpty()
})

test('a toast that was scrolled out of view does not return after its time', async ({ page }) => {
  await openAt(page, 11_000)
  await toast(page).hover()
  await page.clock.runFor(10_000)
  await expect(toast(page)).toHaveText(NOTE)
  await scrollTo(page, 0)
  await expect(toast(page)).toBeEmpty()
  // The browser updates :hover shortly after the scroll, on its own clock.
  await expect.poll(() => card(page).evaluate(element => element.matches(':hover'))).toBe(false)
  await page.clock.runFor(1_000)
  await scrollTo(page, MIDDLE_PX)
  await expect(floatingButtons(page)).toBeVisible()
  await expect(toast(page)).toBeEmpty()
})

test('the toast is hidden while a dialog is open', async ({ page }) => {
  await openAt(page, 9_000)
  await page.evaluate(() => document.body.appendChild(document.createElement('dialog')).showModal())
  await page.clock.runFor(2_000)
  await expect(toast(page)).toHaveText(NOTE)
  await expect(card(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeVisible()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the toast appears and disappears without motion', async ({ page }) => {
    await openAt(page, 9_999)
    await page.clock.runFor(1)
    await expect(toast(page)).toHaveText(NOTE)
    await expect(card(page)).toHaveCSS('transition-duration', '0s')
    await page.clock.runFor(10_000)
    await expect(card(page)).toHaveCSS('opacity', '0')
    await expect(card(page)).toHaveCSS('transition-duration', '0s')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no toast', async ({ page }) => {
    await page.goto('/')
    await expect(toast(page)).toBeEmpty()
    await expect(card(page)).toHaveCSS('opacity', '0')
  })
})

function card(page: Page): Locator {
  return page.locator('.toast')
}

/** Text of the card; empty while there is no toast. */
function toast(page: Page): Locator {
  return card(page).locator('[role="status"]')
}

/** For example "Someone donated $50". */
function amount(page: Page): Promise<string> {
  return toast(page)
    .locator('b')
    .evaluate(text => text.textContent)
}

function floatingButtons(page: Page): Locator {
  return page.getByRole('region', { name: 'Trial and questions' })
}
