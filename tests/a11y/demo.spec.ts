import { test as base, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { amountOf, confirmButton, giveButton, giveNow, HOST, sheetOf, TERMINAL } from '../support/live-demo.ts'
import { findOverflow } from '../support/overflow.ts'
import { watchViolations } from '../support/violations.ts'

/** Every state of the donation host's pages. */

base.use({ contextOptions: { reducedMotion: 'reduce' } })

type State = [name: string, path: string, reach?: (page: Page) => Promise<unknown>]

const STATES: State[] = [
  ['the choice', '/demo'],
  ['a weekly gift', '/demo', page => page.getByRole('radio', { name: 'Weekly' }).check()],
  ['a long amount', '/demo', page => amountOf(page).fill('9999999')],
  [
    'a wrong amount',
    '/demo',
    async page => {
      await amountOf(page).fill('0')
      await giveButton(page).click()
    },
  ],
  ['no connection', '/demo', page => page.context().setOffline(true)],
  ['the sheet', '/demo', page => giveButton(page).click()],
  [
    'a declined card',
    '/demo?card=declined',
    async page => {
      await giveButton(page).click()
      await confirmButton(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  ],
  ['the receipt', '/demo', giveNow],
  [
    'the receipt of a long amount',
    '/demo',
    async page => {
      await amountOf(page).fill('9999999')
      await giveNow(page)
    },
  ],
  [
    'the pledge',
    '/demo',
    async page => {
      await giveNow(page)
      await page.getByRole('button', { name: /^Pledge/ }).click()
    },
  ],
  ['a destination', '/albayan?utm_source=flyer', page => page.getByText('What the address carries').click()],
  ['an unknown destination', '/al-bayaan-of-a-masjid-whose-name-is-very-long-indeed'],
]

for (const [name, path, reach] of STATES) {
  base(`${name} is accessible and fits, down to 320 px`, async ({ page }) => {
    const violations = await watchViolations(page.context())
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(HOST + path)
    await reach?.(page)
    if (name === 'no connection') await expect(page.getByRole('alert')).toBeVisible()
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await findOverflow(page), `${width} px`).toEqual([])
    }
    // Before axe, which adds styles of its own.
    expect(violations).toEqual([])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expectAccessible(page)
    }
  })
}

base('with forced colors the choices stay visible, and the sheet has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${HOST}/demo`)
  await expect(page.locator('.methods :checked + .method')).toHaveCSS('outline-style', 'solid')
  await giveButton(page).click()
  await expect(sheetOf(page).locator('.pay')).toHaveCSS('border-top-style', 'solid')
})

const VIEWS = ['amounts', 'other', 'ready', 'reading', 'thanks', 'unread', 'offline']

for (const view of VIEWS) {
  base(`the terminal’s view "${view}" is accessible`, async ({ page }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${TERMINAL}${view === 'unread' ? '&card=unread' : ''}`)
    await page.clock.pauseAt(Date.now() + 60_000)
    if (view === 'other') await page.getByRole('button', { name: 'Other' }).click()
    if (view === 'offline') await page.context().setOffline(true)
    if (['ready', 'reading', 'thanks', 'unread'].includes(view)) await page.getByRole('button', { name: '$50' }).click()
    if (['reading', 'thanks', 'unread'].includes(view)) await page.locator('.disc').click()
    if (['thanks', 'unread'].includes(view)) await page.clock.runFor(1_400)
    await expect(page.locator(`[data-shown="${view}"]`)).toBeVisible()
    await stopTimers(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 844 })
    expect(await findOverflow(page)).toEqual([])
  })
}

/** The view stays while the clock runs, which axe needs. */
async function stopTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const last = Number(setTimeout(() => {}))
    for (let id = last - 100; id <= last; id++) clearTimeout(id)
  })
  await page.clock.resume()
}
