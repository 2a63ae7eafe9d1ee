import { expect, type Locator, type Page } from '@playwright/test'
import { visitor } from '../../support/content.ts'
import {
  clickScrim,
  type DialogName,
  dialogOf,
  openDialog,
  openerOf,
  settled,
  showTrialOpener,
} from '../../support/dialogs.ts'
import { openLandingPage, test } from '../../support/page.ts'

const LARGE = { width: 1440, height: 900 }
const SMALL = { width: 390, height: 844 }

/** More than the number of controls in any dialog. */
const TABS_AROUND_A_DIALOG = 10

/** On a small screen no button opens the drawer. */
const DIALOGS_AT: [viewport: typeof LARGE, names: DialogName[]][] = [
  [LARGE, ['demo', 'contact', 'trial']],
  [SMALL, ['demo', 'contact']],
]

for (const [viewport, names] of DIALOGS_AT) {
  for (const name of names) {
    test.describe(`the ${name} dialog at ${viewport.width} px`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })
      test.beforeEach(({ page }) => openPageFor(page, name))

      test('opens by its button and focuses its title', async ({ page }) => {
        await expect(dialogOf(page, name)).toBeHidden()
        const dialog = await openDialog(page, name)
        await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
        await expect(dialog).toHaveAttribute('open', '')
        await expect(page.locator('dialog[open]')).toHaveCount(1)
      })

      test('closes by its corner button and returns the focus', async ({ page }) => {
        const dialog = await openDialog(page, name)
        const close = closeButtonOf(dialog)
        await expectAtLeast44Pixels(close)
        await close.click()
        await expectClosed(page, name)
      })

      test('opens by Enter, closes by Escape and returns the focus', async ({ page }) => {
        await openerOf(page, name).focus()
        await page.keyboard.press('Enter')
        await expect(dialogOf(page, name)).toBeVisible()
        await page.keyboard.press('Escape')
        await expectClosed(page, name)
      })

      test('closes on a click on the scrim, not on the panel', async ({ page }) => {
        const dialog = await openDialog(page, name)
        await dialog.getByRole('heading', { level: 2 }).click()
        await expect(dialog).toBeVisible()
        await clickScrim(page)
        await expectClosed(page, name)
      })

      test('keeps the focus inside', async ({ page }) => {
        const dialog = await openDialog(page, name)
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let press = 0; press < TABS_AROUND_A_DIALOG; press++) {
            await page.keyboard.press(key)
            await expect(page.locator('header :focus, main :focus, footer :focus')).toHaveCount(0)
          }
        }
        await expect(dialog).toBeVisible()
      })

      test('keeps the page behind it from scrolling', async ({ page }) => {
        await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
        await openerOf(page, name).evaluate(opener => opener instanceof HTMLElement && opener.click())
        await settled(dialogOf(page, name))
        await tryToScroll(page)
        expect(await page.evaluate(() => window.scrollY)).toBe(300)

        await page.keyboard.press('Escape')
        await expect(dialogOf(page, name)).toBeHidden()
        await page.mouse.wheel(0, 200)
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
      })
    })
  }
}

test.describe('contents of the dialogs', () => {
  test.use({ viewport: LARGE, contextOptions: { reducedMotion: 'reduce' } })

  for (const name of ['contact', 'trial'] as const) {
    test(`the ${name} dialog has the e-mail and the phone`, async ({ page }) => {
      await openPageFor(page, name)
      const dialog = await openDialog(page, name)
      const { email, phone, phoneHref } = await readContacts()
      await expect(dialog.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
      await expect(dialog.getByRole('link', { name: phone })).toHaveAttribute('href', phoneHref)
    })
  }

  test('the trial drawer links to the full form', async ({ page }) => {
    await openPageFor(page, 'trial')
    const dialog = await openDialog(page, 'trial')
    await expect(dialog.getByRole('link', { name: 'Prefer the full form?' })).toHaveAttribute('href', '/request-trial')
  })
})

async function openPageFor(page: Page, name: DialogName): Promise<void> {
  await openLandingPage(page)
  if (name === 'trial') await showTrialOpener(page)
}

function closeButtonOf(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Close' }).first()
}

async function expectClosed(page: Page, name: DialogName): Promise<void> {
  await expect(dialogOf(page, name)).toBeHidden()
  await expect(openerOf(page, name)).toBeFocused()
}

async function expectAtLeast44Pixels(control: Locator): Promise<void> {
  const { width, height } = await control.evaluate(element => element.getBoundingClientRect())
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
}

/** Scrolls by wheel and finger on scrim and panel, then by every key that scrolls. */
async function tryToScroll(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  for (const [x, y] of [
    [20, 20],
    [200, 700],
  ] as const) {
    for (const gestureSourceType of ['mouse', 'touch'] as const) {
      await devTools.send('Input.synthesizeScrollGesture', { x, y, yDistance: -300, speed: 3_000, gestureSourceType })
    }
  }
  for (const key of ['PageDown', 'ArrowDown', 'Space', 'End']) await page.keyboard.press(key)
}

async function readContacts(): Promise<{ email: string; phone: string; phoneHref: string }> {
  return visitor.fetch('*[_id == "siteSettings"][0]{email, phone, phoneHref}')
}
