import { beforeEach, describe, expect, test } from 'vitest'
import { cdp, commands, page, userEvent } from 'vitest/browser'
import { SlimFrame } from '@/components/chrome/slim-frame'
import { settings } from '../support/content'
import { clickBackdrop, dialogOf, expectClosed, settled } from '../support/fields'
import { LandingPage } from '../support/form-pages'
import { startSite } from '../support/form-site'
import { hydrate } from '../support/mount'
import { findAll } from '../support/page'

const LARGE = [1440, 900] as const
const SMALL = [390, 844] as const

const DIALOGS = {
  demo: { title: 'Try a Demo', opener: 'Open the demo' },
  contact: { title: 'Need help?', opener: 'Open the contact dialog' },
  trial: { title: 'Sign Up for a Trial', opener: 'Open the trial drawer' },
} as const

type DialogName = keyof typeof DIALOGS

beforeEach(startSite)

test('a press that is taken back beside the button opens nothing', async () => {
  hydrate(<LandingPage />)
  const opener = page.getByRole('button', { name: DIALOGS.demo.opener })
  const { left, top } = opener.element().getBoundingClientRect()
  await commands.moveMouse(left + 8, top + 8)
  await commands.pressMouse()
  await commands.moveMouse(4, 4)
  await commands.releaseMouse()
  await expectClosed(dialogOf(DIALOGS.demo.title))
  await opener.click()
  await settled(dialogOf(DIALOGS.demo.title))
})

describe.each<[name: DialogName, width: number, height: number]>([
  ['demo', ...LARGE],
  ['contact', ...LARGE],
  ['trial', ...LARGE],
  ['demo', ...SMALL],
  ['contact', ...SMALL],
])('the %s dialog at %i × %i px', (name, width, height) => {
  const dialog = dialogOf(DIALOGS[name].title)
  const opener = page.getByRole('button', { name: DIALOGS[name].opener })

  beforeEach(async () => {
    await page.viewport(width, height)
    hydrate(<LandingPage />)
  })

  test('opens by its button, focuses its title, and closes by its corner button, large enough for a finger', async () => {
    await expectClosed(dialog)
    await open()
    await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveFocus()
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1)
    const close = dialog.getByRole('button', { name: 'Close' }).first()
    const box = close.element().getBoundingClientRect()
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    await close.click()
    await expectReturn()
  })

  test('opens by Enter, closes by Escape and returns the focus', async () => {
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expectReturn()
  })

  test('closes on a click on the scrim, not on the panel', async () => {
    await open()
    await dialog.getByRole('heading', { level: 2 }).click()
    await expect.element(dialog).toBeVisible()
    await clickBackdrop()
    await expectReturn()
  })

  test('keeps the page behind it from scrolling', async () => {
    window.scrollTo({ top: 300, behavior: 'instant' })
    const button = opener.element()
    if (button instanceof HTMLElement) button.click()
    await settled(dialog)
    await tryToScroll()
    expect(window.scrollY).toBe(300)

    await userEvent.keyboard('{Escape}')
    await expectClosed(dialog)
    await scrollBy({ x: 20, y: 20, gestureSourceType: 'mouse' })
    await expect.poll(() => window.scrollY).toBeGreaterThan(300)
  })

  async function open(): Promise<void> {
    await opener.click()
    await settled(dialog)
  }

  async function expectReturn(): Promise<void> {
    await expectClosed(dialog)
    await expect.element(opener).toHaveFocus()
  }
})

test('the footer of a form has two links of the whole footer, and its question opens the contact dialog', async () => {
  hydrate(
    <SlimFrame settings={settings}>
      <h1>The form</h1>
    </SlimFrame>,
  )
  expect(findAll('footer nav a').map(({ textContent }) => textContent)).toEqual(['Terms', 'Privacy'])
  await page.getByRole('contentinfo').getByRole('button', { name: 'Need help?' }).click()
  await settled(dialogOf(DIALOGS.contact.title))
})

test.each([
  ['contact', settings.email, settings.emailHref],
  ['contact', settings.phone, settings.phoneHref],
  ['trial', 'Open the full form', '/request-trial'],
] as const)('the %s dialog leads by “%s” to %s', async (name, text, href) => {
  hydrate(<LandingPage />)
  await page.getByRole('button', { name: DIALOGS[name].opener }).click()
  const dialog = await settled(dialogOf(DIALOGS[name].title))
  await expect.element(dialog.getByRole('link', { name: text, exact: false })).toHaveAttribute('href', href)
})

/** Scrolls by wheel and finger on scrim and panel, then by every key that scrolls. */
async function tryToScroll(): Promise<void> {
  for (const [x, y] of [
    [20, 20],
    [200, 700],
  ] as const) {
    for (const gestureSourceType of ['mouse', 'touch'] as const) await scrollBy({ x, y, gestureSourceType })
  }
  await userEvent.keyboard('{PageDown}{ArrowDown} {End}')
}

async function scrollBy(gesture: { x: number; y: number; gestureSourceType: 'mouse' | 'touch' }): Promise<void> {
  await cdp().send('Input.synthesizeScrollGesture', { ...gesture, yDistance: -300, speed: 3_000 })
}

test('on a screen too low for it, a dialog scrolls its content, and its close button stays visible', async () => {
  await page.viewport(390, 480)
  hydrate(<LandingPage />)
  const demo = dialogOf(DIALOGS.demo.title)
  await page.getByRole('button', { name: DIALOGS.demo.opener }).click()
  await settled(demo)
  const last = demo.getByRole('button', { name: 'Try It Now' })
  await expect.element(last).not.toBeInViewport()
  last.element().scrollIntoView()
  await expect.element(last).toBeInViewport()
  await expect.element(demo.getByRole('button', { name: 'Close' }).first()).toBeInViewport()
})
