import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { DIALOGS } from '@/lib/dialogs'
import { clickBackdrop, dialogOf, expectClosed, settled } from '../support/fields'
import { LandingPage } from '../support/form-pages'
import { startFormSite } from '../support/form-site'
import { hydrate, renderWithoutCode } from '../support/mount'

/** Motion of the dialogs, and their fallback in browsers without the newest features. */

const LARGE = { width: 1440, height: 900 }
const SMALL = { width: 390, height: 844 }

const demo = dialogOf('Try a Demo')
const contact = dialogOf('Need help?')
const contactOpener = page.getByRole('button', { name: 'Open the contact dialog' })
const demoOpener = page.getByRole('button', { name: 'Open the demo' })

beforeEach(() => void startFormSite())

async function mount({ width, height }: typeof LARGE): Promise<void> {
  await page.viewport(width, height)
  hydrate(<LandingPage />)
}

describe('on a large screen', () => {
  beforeEach(() => mount(LARGE))

  test('a dialog rises and fades in within 320 ms, and fades out within 200 ms', async () => {
    expect(readMotion('contact', 'show-modal')).toEqual({
      opacity: { from: '0', duration: 320 },
      transform: { from: 'translateY(16px) scale(0.98)', duration: 320 },
    })
    await settled(contact)
    expect(readMotion('contact', 'close')).toEqual({
      opacity: { from: '1', duration: 200 },
      transform: { from: 'none', duration: 200 },
    })
  })

  test('the drawer slides in from the right', () => {
    expect(readMotion('trial', 'show-modal').transform).toEqual({ from: 'translateX(100%)', duration: 320 })
  })
})

describe('on a small screen', () => {
  beforeEach(() => mount(SMALL))

  test('the sheet slides in from below', () => {
    expect(readMotion('contact', 'show-modal').transform).toEqual({ from: 'translateY(100%)', duration: 320 })
  })
})

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

test.each([LARGE, SMALL])('with reduced motion a dialog only fades, within 120 ms, at $width px', async viewport => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await mount(viewport)
  const fade = { duration: 120 }
  expect(readMotion('contact', 'show-modal')).toEqual({ opacity: { from: '0', ...fade } })
  await settled(contact)
  expect(readMotion('contact', 'close')).toEqual({ opacity: { from: '1', ...fade } })
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

type Motion = Record<string, { from: unknown; duration: unknown }>

/** Clicks a button of the dialog. Returns the transitions of its panel by property: start value, and duration in milliseconds. */
function readMotion(name: 'contact' | 'trial', command: 'show-modal' | 'close'): Motion {
  const id = DIALOGS[name]
  document.querySelector<HTMLElement>(`[commandfor="${id}"][command="${command}"]`)?.click()
  const panel = document.querySelector(`#${id} > .dialog-panel`)
  const transitions = panel?.getAnimations().filter(animation => animation instanceof CSSTransition) ?? []
  return Object.fromEntries(
    transitions.map(({ transitionProperty, effect }) => {
      const from = effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.[transitionProperty]
      return [transitionProperty, { from, duration: effect?.getTiming().duration }]
    }),
  )
}
