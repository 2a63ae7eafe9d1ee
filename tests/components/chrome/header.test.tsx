import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cdp, commands, page, userEvent } from 'vitest/browser'
import { SiteFrame } from '@/components/chrome/site-frame'
import type { SendPlainForm } from '@/lib/forms/answer'
import { WATCH_SCROLLING } from '@/lib/header-scroll'
import { expectAccessible } from '../support/accessible'
import { drawFrame } from '../support/clock'
import { settings } from '../support/content/settings'
import { TRIAL_DRAWER } from '../support/form-content'
import { hydrate } from '../support/hydrate'
import { scrollDownTo } from '../support/scrolling'

const PHONE = [390, 664] as const
const MIDDLE_PX = 1_500
const COMPACT_PX = 44
/** Share of the screen's height that header and bar may cover together. */
const MAX_COVERED = 0.16

const unused: SendPlainForm = async () => {
  throw new Error('No form is sent')
}

beforeAll(() => {
  document.head.append(Object.assign(document.createElement('script'), { textContent: WATCH_SCROLLING }))
})

describe('on a phone the header', () => {
  beforeEach(async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    await page.viewport(...PHONE)
    mountPage()
  })

  test('is 44 px high past 80 px, and the page below does not move', async () => {
    const top = sectionTop()
    await scrollDownTo(80)
    expect(heightOfHeader()).toBe(80)
    expect(sectionTop()).toBe(top)
    await scrollDownTo(2 * MIDDLE_PX)
    await scrollDownTo(MIDDLE_PX)
    expect(heightOfHeader()).toBe(COMPACT_PX)
    expect(sectionTop()).toBe(top)
    for (const control of [...row().querySelectorAll('a')].filter(link => link.checkVisibility())) {
      expect(control.getBoundingClientRect().height, control.textContent ?? '').toBeGreaterThanOrEqual(44)
    }
  })

  test('leaves after 8 px down and returns after 24 px up, however small the steps', async () => {
    await scrollDownTo(MIDDLE_PX)
    await scrollDownTo(MIDDLE_PX - 30)
    expect(isHeaderAway()).toBe(false)
    for (const step of [4, 8]) await scrollDownTo(MIDDLE_PX - 30 + step)
    expect(isHeaderAway()).toBe(false)
    await scrollDownTo(MIDDLE_PX - 30 + 9)
    expect(isHeaderAway()).toBe(true)
    const lowest = MIDDLE_PX - 30 + 9
    for (const step of [10, 20, 24]) await scrollDownTo(lowest - step)
    expect(isHeaderAway()).toBe(true)
    await scrollDownTo(lowest - 25)
    expect(isHeaderAway()).toBe(false)
  })

  test('is always there at the top of the page', async () => {
    await scrollDownTo(MIDDLE_PX)
    expect(isHeaderAway()).toBe(true)
    await scrollDownTo(60)
    expect(isHeaderAway()).toBe(false)
    await scrollDownTo(75)
    expect(isHeaderAway()).toBe(false)
    expect(heightOfHeader()).toBe(80)
  })

  test('returns for the keyboard, and leaves again when the focus is elsewhere', async () => {
    await scrollDownTo(MIDDLE_PX)
    expect(isHeaderAway()).toBe(true)
    page.getByRole('link', { name: 'Register' }).element().focus({ preventScroll: true })
    await userEvent.keyboard('{Shift>}{/Shift}')
    await expect.poll(isHeaderAway).toBe(false)
    document.querySelector('main')?.focus({ preventScroll: true })
    await expect.poll(isHeaderAway).toBe(true)
  })

  test('covers at most 16 % of the screen together with the bar, and the bar alone stays when it leaves', async () => {
    await scrollDownTo(MIDDLE_PX)
    expect(covered()).toBeLessThanOrEqual(MAX_COVERED / 2 + 0.01)
    await scrollDownTo(MIDDLE_PX - 100)
    expect(heightOfHeader()).toBe(COMPACT_PX)
    expect(heightOfBar()).toBe(56)
    expect(covered()).toBeLessThanOrEqual(MAX_COVERED)
    await expectAccessible()
  })

  test('lets a pointer through where it keeps its space', async () => {
    await scrollDownTo(2 * MIDDLE_PX)
    await scrollDownTo(MIDDLE_PX)
    expect(document.elementFromPoint(200, COMPACT_PX - 2)?.closest('header')).not.toBeNull()
    expect(document.elementFromPoint(200, COMPACT_PX + 2)?.closest('header')).toBeNull()
  })

  test('does not cover the target of a link to an anchor, in either direction', async () => {
    for (const [from, anchor] of [
      [0, 'later'],
      [3_500, 'earlier'],
    ] as const) {
      await scrollDownTo(from)
      document.getElementById(anchor)?.scrollIntoView()
      await drawFrame()
      const { top } = document.getElementById(anchor)?.getBoundingClientRect() ?? { top: 0 }
      expect(top, anchor).toBeGreaterThanOrEqual(row().getBoundingClientRect().bottom)
    }
  })
})

describe('by hand', () => {
  beforeEach(async () => {
    await page.viewport(...PHONE)
    mountPage()
    await scrollDownTo(MIDDLE_PX)
  })
  afterEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false }))

  test('the wheel lets the header leave and return, in 200 ms', async () => {
    await expect.poll(isHeaderAway).toBe(true)
    expect(getComputedStyle(row()).transitionDuration).toBe('0.2s')
    await userEvent.wheel(page.elementLocator(document.body), { delta: { y: -120 } })
    await expect.poll(isHeaderAway).toBe(false)
    await userEvent.wheel(page.elementLocator(document.body), { delta: { y: 120 } })
    await expect.poll(isHeaderAway).toBe(true)
  })

  test('a finger lets the header leave and return', async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await swipe(120)
    await expect.poll(isHeaderAway).toBe(false)
    await swipe(-120)
    await expect.poll(isHeaderAway).toBe(true)
  })
})

test('with reduced motion the header leaves and returns at once', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await page.viewport(...PHONE)
  mountPage()
  expect(getComputedStyle(row()).transitionDuration).toBe('0s')
})

test.each([960, 1440])('at %i px the header stays, is opaque over dark panels, and keeps its height', async width => {
  await page.viewport(width, 900)
  mountPage()
  await scrollDownTo(MIDDLE_PX)
  expect(isHeaderAway()).toBe(false)
  const header = document.querySelector('header') ?? document.body
  expect(header.getBoundingClientRect()).toMatchObject({ top: 0, height: 80 })
  expect(getComputedStyle(header).backgroundColor).toMatch(/^okl(ab|ch)\([^/]*\)$/)
})

test('with forced colors the compact header has an edge', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await page.viewport(...PHONE)
  mountPage()
  await scrollDownTo(2 * MIDDLE_PX)
  await scrollDownTo(MIDDLE_PX)
  expect(getComputedStyle(row()).borderBottomWidth).toBe('1px')
})

test('on a screen lower than 620 px the buttons are in the page, above the footer', async () => {
  await page.viewport(640, 360)
  mountPage()
  await scrollDownTo(MIDDLE_PX)
  expect(bar().getBoundingClientRect().top).toBeGreaterThan(innerHeight)
  bar().scrollIntoView()
  expect(bar().checkVisibility({ visibilityProperty: true })).toBe(true)
})

test('a page with a trial form offers the questions only', async () => {
  await page.viewport(...PHONE)
  mountPage('trial')
  await scrollDownTo(MIDDLE_PX)
  await expect.element(page.getByRole('link', { name: 'Questions? Text/Call' })).toBeVisible()
  expect(page.getByText('Sign Up for a Trial').elements()).toEqual([])
})

function mountPage(kind: 'landing' | 'trial' = 'landing'): void {
  hydrate(
    <SiteFrame settings={settings} trialDrawer={TRIAL_DRAWER} sendMiniTrial={unused} page={kind}>
      <div className="wrap" style={{ height: 1_000 }} />
      <section id="earlier" className="on-ink" style={{ height: 2_000 }} />
      <section id="later" style={{ height: 2_000 }} />
    </SiteFrame>,
  )
}

function row(): HTMLElement {
  return found('.header-row')
}

function bar(): HTMLElement {
  return found('.floating-bar')
}

function found(selector: string): HTMLElement {
  const element = document.querySelector(selector)
  if (!(element instanceof HTMLElement)) throw new Error(`There is no ${selector}`)
  return element
}

function isHeaderAway(): boolean {
  return row().getBoundingClientRect().bottom <= 0
}

function heightOfHeader(): number {
  return row().getBoundingClientRect().height
}

function heightOfBar(): number {
  return bar().getBoundingClientRect().height
}

function covered(): number {
  const ofHeader = Math.max(0, row().getBoundingClientRect().bottom)
  return (ofHeader + innerHeight - bar().getBoundingClientRect().top) / innerHeight
}

function sectionTop(): number {
  return found('#later').getBoundingClientRect().top + scrollY
}

/** Drags the page with a finger by this many pixels, downwards if positive. */
async function swipe(byPx: number): Promise<void> {
  const start = { x: 150, y: 300 }
  await touch('touchStart', [start])
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [{ ...start, y: start.y + share * byPx }])
  await touch('touchEnd', [])
}

async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
}
