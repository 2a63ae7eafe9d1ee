import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, commands, page, userEvent } from 'vitest/browser'
import { FloatingButtons } from '@/components/chrome/floating-buttons'
import { MenuLink, MobileMenu } from '@/components/chrome/header'
import { drawFrame, scrollDownTo } from '../support/clock'
import { labels, settings } from '../support/content'
import { mount, Space } from '../support/mount'
import { find, findAll, focusOn } from '../support/page'

const LARGE = [1440, 900] as const
const SMALL = [390, 844] as const
const MIDDLE_PX = 2000
const BAR = 'section[aria-label="Trial and questions"]'

const support = page.getByRole('link', { name: 'Questions? Text/Call' })

beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

describe.each([LARGE, SMALL])('at %i px the floating buttons', (width, height) => {
  beforeEach(async () => {
    await page.viewport(width, height)
    mountPage()
  })

  test('lead to a trial and to the support phone', async () => {
    await scrollDownTo(MIDDLE_PX)
    const texts = visibleButtons().map(({ textContent }) => textContent)
    expect(texts).toEqual(['Sign Up for a Trial', 'Questions? Text/Call'])
    await expect.element(support).toHaveAttribute('href', 'tel:+14195550142')
  })

  test('hide while a dialog is open, and get the focus back when it closes', async () => {
    await scrollDownTo(MIDDLE_PX)
    focusOn(support.element())
    document.body.appendChild(document.createElement('dialog')).showModal()
    expect(isBarVisible()).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.poll(isBarVisible).toBe(true)
    await expect.element(support).toHaveFocus()
  })
})

test('the trial opens in the drawer from 1024 px on, and as a page below', async () => {
  await page.viewport(1024, 800)
  mountPage()
  await scrollDownTo(MIDDLE_PX)
  const button = page.getByRole('button', { name: 'Sign Up for a Trial' })
  const link = page.getByRole('link', { name: 'Sign Up for a Trial' })
  await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog')
  await expect.element(button).toHaveAttribute('commandfor', 'trial-drawer')
  expect(link.elements()).toEqual([])
  await page.viewport(1023, 800)
  await expect.element(link).toHaveAttribute('href', '/request-trial')
  expect(button.elements()).toEqual([])
})

describe('while one types the floating buttons', () => {
  afterEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false }))

  test.each([
    ['leave on a touch screen', true],
    ['stay with a keyboard of its own', false],
  ])('%s', async (_, hasTouch) => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
    await page.viewport(...SMALL)
    mountPage()
    await scrollDownTo(MIDDLE_PX)
    const field = document.body.appendChild(document.createElement('input'))
    field.focus({ preventScroll: true })
    await drawFrame()
    expect(isBarVisible()).toBe(!hasTouch)
    field.blur()
    expect(isBarVisible()).toBe(true)
  })
})

/** The buttons in a long page with a header that has a menu. */
function mountPage(): void {
  mount(
    <>
      <header className="sticky top-0">
        <MenuLink label={labels.openMenu} />
      </header>
      <MobileMenu settings={settings} />
      <Space height="5000px" />
      <FloatingButtons settings={settings} page="landing" />
    </>,
  )
}

function isBarVisible(): boolean {
  return find(BAR).checkVisibility({ visibilityProperty: true })
}

function visibleButtons(): HTMLElement[] {
  return findAll(`${BAR} .button`).filter(button => button.checkVisibility({ visibilityProperty: true }))
}
