import { expect, type Page } from '@playwright/test'
import { DIALOGS } from '../../../lib/dialogs.ts'
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

/** Position and motion of the dialogs, and their fallback in browsers without the newest features. */

const LARGE = { width: 1440, height: 900 }
const SMALL = { width: 390, height: 844 }

test.describe('on a large screen', () => {
  test.use({ viewport: LARGE })

  test('a dialog is centred, and the drawer is at the right edge', async ({ page }) => {
    await openLandingPage(page)
    const contact = await (await openDialog(page, 'contact')).boundingBox()
    expect(contact?.width).toBe(520)
    expect(contact?.x).toBe((LARGE.width - 520) / 2)

    await page.keyboard.press('Escape')
    await expect(dialogOf(page, 'contact')).toBeHidden()
    await showTrialOpener(page)
    const trial = await (await openDialog(page, 'trial')).boundingBox()
    expect(trial).toEqual({ x: LARGE.width - 480, y: 0, width: 480, height: LARGE.height })
  })

  test('a dialog rises and fades in within 320 ms, and fades out within 200 ms', async ({ page }) => {
    await openLandingPage(page)
    expect(await readMotion(page, 'contact', 'show-modal')).toEqual({
      opacity: { from: '0', duration: 320 },
      transform: { from: 'translateY(16px) scale(0.98)', duration: 320 },
    })
    await settled(dialogOf(page, 'contact'))
    expect(await readMotion(page, 'contact', 'close')).toEqual({
      opacity: { from: '1', duration: 200 },
      transform: { from: 'none', duration: 200 },
    })
  })

  test('the drawer slides in from the right', async ({ page }) => {
    await openLandingPage(page)
    await showTrialOpener(page)
    const { transform } = await readMotion(page, 'trial', 'show-modal')
    expect(transform).toEqual({ from: 'translateX(100%)', duration: 320 })
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: SMALL })

  for (const name of ['demo', 'contact'] as const) {
    test(`the ${name} dialog is a sheet at the bottom`, async ({ page }) => {
      await openLandingPage(page)
      const box = await (await openDialog(page, name)).boundingBox()
      expect(box).toMatchObject({ x: 0, width: SMALL.width })
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(SMALL.height)
      expect(box?.height).toBeLessThanOrEqual(0.94 * SMALL.height)
    })
  }

  test('the sheet slides in from below', async ({ page }) => {
    await openLandingPage(page)
    const { transform } = await readMotion(page, 'contact', 'show-modal')
    expect(transform).toEqual({ from: 'translateY(100%)', duration: 320 })
  })
})

test.describe('on a screen too low for a dialog', () => {
  test.use({ viewport: { width: 390, height: 480 } })

  test('a dialog scrolls its content, and its close button stays visible', async ({ page }) => {
    await openLandingPage(page)
    const dialog = await openDialog(page, 'demo')
    const last = dialog.getByRole('button', { name: 'Try It Now' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const viewport of [LARGE, SMALL]) {
    test(`a dialog only fades, within 120 ms, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await openLandingPage(page)
      const fade = { duration: 120 }
      expect(await readMotion(page, 'contact', 'show-modal')).toEqual({ opacity: { from: '0', ...fade } })
      await settled(dialogOf(page, 'contact'))
      expect(await readMotion(page, 'contact', 'close')).toEqual({ opacity: { from: '1', ...fade } })
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ viewport: LARGE, javaScriptEnabled: false })

  for (const name of ['demo', 'contact'] as const) {
    test(`the ${name} dialog opens and closes`, async ({ page }) => {
      await page.goto('/')
      await openerOf(page, name).click()
      const dialog = dialogOf(page, name)
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).first().click()
      await expect(dialog).toBeHidden()
    })
  }
})

test.describe('in a browser that supports neither command buttons nor closedby', () => {
  test.use({ viewport: LARGE })

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
      // Disables the native behaviour, so that only the fallback acts: a prevented click triggers no command, and a dialog without
      // closedby="any" is not dismissed when the pointer is released.
      const setClosedBy = (value: string) => {
        for (const dialog of document.querySelectorAll('dialog[closedby]')) dialog.setAttribute('closedby', value)
      }
      addEventListener('pointerdown', () => setClosedBy('none'), true)
      addEventListener('click', event => event.preventDefault(), true)
      addEventListener('click', () => setClosedBy('any'), true)
    })
    await openLandingPage(page)
  })

  test('dialogs open and close by their buttons, and close on a click outside', async ({ page }) => {
    const dialog = await openDialog(page, 'contact')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()

    await openDialog(page, 'contact')
    await clickScrim(page)
    await expect(dialog).toBeHidden()
    await expect(openerOf(page, 'contact')).toBeFocused()
  })
})

type Motion = Record<string, { from: unknown; duration: unknown }>

/** Clicks a button of the dialog. Returns the transitions of its panel by property: start value, and duration in milliseconds. */
function readMotion(page: Page, name: DialogName, command: 'show-modal' | 'close'): Promise<Motion> {
  return page.evaluate(
    ([id, command]) => {
      document.querySelector<HTMLElement>(`[commandfor="${id}"][command="${command}"]`)?.click()
      const panel = document.querySelector(`#${id} > .dialog-panel`)
      const transitions = panel?.getAnimations().filter(animation => animation instanceof CSSTransition) ?? []
      return Object.fromEntries(
        transitions.map(({ transitionProperty, effect }) => {
          const from = effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.[transitionProperty]
          return [transitionProperty, { from, duration: effect?.getTiming().duration }]
        }),
      )
    },
    [DIALOGS[name], command] as const,
  )
}
