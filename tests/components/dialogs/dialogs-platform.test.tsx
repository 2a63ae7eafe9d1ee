import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { clickBackdrop, dialogOf, expectClosed, settled } from '../support/fields'
import { LandingPage } from '../support/form-pages'
import { startFormSite } from '../support/form-site'
import { hydrate, renderWithoutCode } from '../support/mount'

/** Motion of the dialogs, and their fallback in browsers without the newest features. */

const LARGE = { width: 1440, height: 900 }

const demo = dialogOf('Try a Demo')
const contact = dialogOf('Need help?')
const contactOpener = page.getByRole('button', { name: 'Open the contact dialog' })
const demoOpener = page.getByRole('button', { name: 'Open the demo' })

beforeEach(() => void startFormSite())

async function mount({ width, height }: typeof LARGE): Promise<void> {
  await page.viewport(width, height)
  hydrate(<LandingPage />)
}

test('on a screen too low for it, a dialog scrolls its content, and its close button stays visible', async () => {
  await mount({ width: 390, height: 480 })
  await demoOpener.click()
  await settled(demo)
  const last = demo.getByRole('button', { name: 'Try It Now' })
  await expect.element(last).not.toBeInViewport()
  last.element().scrollIntoView()
  await expect.element(last).toBeInViewport()
  await expect.element(demo.getByRole('button', { name: 'Close' }).first()).toBeInViewport()
})

test('without JavaScript the dialogs open and close', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  renderWithoutCode(<LandingPage />)
  for (const [opener, dialog] of [
    [demoOpener, demo],
    [contactOpener, contact],
  ] as const) {
    await opener.click()
    await settled(dialog)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expectClosed(dialog)
  }
})

describe('in a browser that supports neither command buttons nor closedby', () => {
  beforeEach(async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    withoutNewestFeatures()
    await mount(LARGE)
    await openContact()
  })

  test('dialogs open and close all the same', async () => {
    await contact.getByRole('button', { name: 'Close' }).click()
    await expectClosed(contact)
    await openContact()
    await clickBackdrop()
    await expectClosed(contact)
    await expect.element(contactOpener).toHaveFocus()
  })

  test('a drag out of a dialog leaves it open', async () => {
    const { x, y } = contact.getByRole('heading').element().getBoundingClientRect()
    await commands.moveMouse(x + 20, y + 10)
    await commands.pressMouse()
    await commands.moveMouse(4, 4)
    await commands.releaseMouse()
    expect(contact.element()).toHaveProperty('open', true)
    await clickBackdrop()
    await expectClosed(contact)
  })
})

/** The fallback is loaded on demand, so the first click may be too early. */
async function openContact(): Promise<void> {
  await expect
    .poll(async () => {
      if (contact.length === 0) await contactOpener.click()
      return contact.length
    })
    .toBe(1)
  await settled(contact)
}

/**
 * Takes both features away from the browser. A prevented click triggers no command, and a dialog without closedby="any" is not dismissed
 * when the pointer is released, so that only the fallback acts.
 */
function withoutNewestFeatures(): void {
  const taken = [
    [HTMLButtonElement.prototype, 'command'],
    [HTMLDialogElement.prototype, 'closedBy'],
  ] as const
  for (const [prototype, name] of taken) {
    const feature = Object.getOwnPropertyDescriptor(prototype, name)
    if (!feature) throw new Error(`This browser has no ${name}`)
    Reflect.deleteProperty(prototype, name)
    onTestFinished(() => void Object.defineProperty(prototype, name, feature))
  }
  const setClosedBy = (value: string) => {
    for (const dialog of document.querySelectorAll('dialog[closedby]')) dialog.setAttribute('closedby', value)
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener('pointerdown', () => setClosedBy('none'), options)
  addEventListener('click', event => event.preventDefault(), options)
  addEventListener('click', () => setClosedBy('any'), options)
  onTestFinished(() => listening.abort())
}
