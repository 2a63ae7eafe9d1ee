import { expect, type Page } from '@playwright/test'
import { clickScrim, dialogOf, openDialog } from '../../support/dialogs.ts'
import { openLandingPage, test } from '../../support/page.ts'
import {
  hasMilestone,
  publishMilestone,
  restoreMilestone,
  untilTonight,
  untilYesterday,
} from '../../support/windows.ts'

const LARGE = { width: 1440, height: 900 }
const SMALL = { width: 390, height: 844 }

const DELAY_MS = 1_000
const CONFETTI_MS = 3_000

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

test('the seeded milestone is not rendered, because its last day has passed', async ({ request }) => {
  expect(await hasMilestone(request)).toBe(false)
})

test.describe('while the milestone’s window is open', () => {
  test.beforeAll(({ request }) => publishMilestone(request, untilTonight(), true))
  test.afterAll(({ request }) => restoreMilestone(request))

  for (const viewport of [LARGE, SMALL]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport })

      test('the milestone opens one second after the page, on its last day too', async ({ page }) => {
        await openWithClock(page)
        const dialog = dialogOf(page, 'milestone')
        await page.clock.runFor(DELAY_MS - 1)
        await expect(dialog).toBeHidden()
        await page.clock.runFor(1)
        await expect(dialog).toBeVisible()
        await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
        await expect(dialog).toContainText('toward the $1M goal.')
        await expect(dialog).toContainText('Fees are waived on the first $5,000')
        await expect(dialog).toContainText('through January 31, 2025')
      })

      test('confetti is drawn behind the panel for three seconds', async ({ page }) => {
        await celebrate(page)
        const confetti = dialogOf(page, 'milestone').locator('canvas')
        await expect(confetti).toHaveCount(1)
        await expect(confetti).toHaveAttribute('aria-hidden', 'true')
        await page.clock.runFor(CONFETTI_MS / 2)
        expect(await confetti.evaluate(hasDrawing)).toBe(true)
        await page.clock.runFor(CONFETTI_MS / 2)
        await expect(confetti).toHaveCount(0)
        await expect(dialogOf(page, 'milestone')).toBeVisible()
      })
    })
  }

  test.describe('the milestone', () => {
    test.use({ viewport: LARGE })

    test('does not open in a page that was cached until the next day', async ({ page }) => {
      await openWithClock(page, Date.now() + DAY_MS)
      await expect(page.locator('#milestone-dialog')).toBeAttached()
      await page.clock.runFor(10 * DELAY_MS)
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    })

    const WAYS_TO_CLOSE: Record<string, (page: Page) => Promise<void>> = {
      'its dismiss button': page => dialogOf(page, 'milestone').getByRole('button', { name: 'Continue' }).click(),
      'its close button': page => dialogOf(page, 'milestone').getByRole('button', { name: 'Close' }).click(),
      Escape: page => page.keyboard.press('Escape'),
      'a click on the scrim': clickScrim,
    }
    for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
      test(`dismissed by ${way}, takes its confetti along and stays away for the visit`, async ({ page, context }) => {
        await celebrate(page)
        await close(page)
        await expect(dialogOf(page, 'milestone')).toBeHidden()
        await expect(page.locator('canvas')).toHaveCount(0)

        await page.reload()
        await expectInteractive(page)
        await page.clock.runFor(10 * DELAY_MS)
        await expect(page.locator('dialog[open]')).toHaveCount(0)

        const anotherVisit = await context.newPage()
        await celebrate(anotherVisit)
      })
    }

    test('waits while another dialog is open', async ({ page }) => {
      await openWithClock(page)
      const contact = await openDialog(page, 'contact')
      await page.clock.runFor(10 * DELAY_MS)
      await expect(contact).toBeVisible()
      await expect(page.locator('dialog[open]')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page, 'milestone')).toBeVisible()
      await expect(page.locator('dialog[open]')).toHaveCount(1)
    })
  })

  test.describe('the milestone on a small screen', () => {
    test.use({ viewport: SMALL })

    test('waits while the menu is open', async ({ page }) => {
      await openWithClock(page)
      await page.getByRole('link', { name: 'Open menu' }).click()
      await page.clock.runFor(10 * DELAY_MS)
      await expect(dialogOf(page, 'milestone')).toBeHidden()
      await page.getByRole('link', { name: 'Close menu' }).click()
      await expect(dialogOf(page, 'milestone')).toBeVisible()
    })
  })

  test.describe('the milestone east of the date line', () => {
    test.use({ viewport: LARGE, timezoneId: 'Pacific/Kiritimati' })

    test('follows the time zone that staff chose, not the visitor’s', async ({ page }) => {
      await celebrate(page)
    })
  })

  test.describe('the milestone with reduced motion', () => {
    test.use({ viewport: LARGE, contextOptions: { reducedMotion: 'reduce' } })

    test('shows without confetti', async ({ page }) => {
      await celebrate(page)
      await page.clock.runFor(100)
      await expect(page.locator('canvas')).toHaveCount(0)
    })
  })

  test.describe('the milestone without JavaScript', () => {
    test.use({ viewport: LARGE, javaScriptEnabled: false })

    test('stays closed', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('#milestone-dialog')).toBeHidden()
    })
  })
})

test('the milestone is no longer rendered on the day after its last day', async ({ request }) => {
  await publishMilestone(request, untilYesterday(), false)
  await restoreMilestone(request)
})

/** Opens the page with a stopped browser clock. */
async function openWithClock(page: Page, time = Date.now()): Promise<void> {
  await page.clock.install({ time: time - MINUTE_MS })
  await page.clock.pauseAt(time)
  await openLandingPage(page)
}

async function celebrate(page: Page): Promise<void> {
  await openWithClock(page)
  await page.clock.runFor(DELAY_MS)
  await expect(dialogOf(page, 'milestone')).toBeVisible()
}

async function expectInteractive(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Play: / })).toHaveCount(2)
}

function hasDrawing(canvas: Element): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  return pixels?.some(value => value > 0) ?? false
}
