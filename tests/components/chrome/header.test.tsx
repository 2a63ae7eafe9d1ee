import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { WATCH_SCROLLING } from '@/lib/environment/head-scripts'
import { drawFrame, scrollDownTo } from '../support/clock'
import { Site } from '../support/form-pages'
import { hydrate } from '../support/mount'
import { boxOf, find, findAll, focusOn } from '../support/page'

const PHONE = [390, 664] as const
const MIDDLE_PX = 1_500
const COMPACT_PX = 44

const ROW = '.header-row'

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
    const sectionTop = () => boxOf('#later').top + scrollY
    const top = sectionTop()
    await scrollDownTo(80)
    expect(boxOf(ROW).height).toBe(80)
    expect(sectionTop()).toBe(top)
    await scrollDownTo(2 * MIDDLE_PX)
    await scrollDownTo(MIDDLE_PX)
    expect(boxOf(ROW).height).toBe(COMPACT_PX)
    expect(sectionTop()).toBe(top)
    for (const control of findAll(`${ROW} a`).filter(link => link.checkVisibility())) {
      expect(control.getBoundingClientRect().height, control.textContent ?? '').toBeGreaterThanOrEqual(44)
    }
  })

  test('leaves after 8 px down and returns after 24 px up, however small the steps, and is there at the top', async () => {
    await scrollDownTo(MIDDLE_PX)
    await scrollDownTo(MIDDLE_PX - 30)
    for (const [top, away] of [
      [MIDDLE_PX - 26, false],
      [MIDDLE_PX - 22, false],
      [MIDDLE_PX - 21, true],
      [MIDDLE_PX - 31, true],
      [MIDDLE_PX - 45, true],
      [MIDDLE_PX - 46, false],
      [MIDDLE_PX, true],
      [60, false],
      [75, false],
    ] as const) {
      await scrollDownTo(top)
      expect(isAway(), `${top} px`).toBe(away)
    }
    expect(boxOf(ROW).height).toBe(80)
  })

  test('returns for the keyboard, and leaves again when the focus is elsewhere', async () => {
    await scrollDownTo(MIDDLE_PX)
    expect(isAway()).toBe(true)
    focusOn(page.getByRole('banner').getByRole('link', { name: 'Register' }).element())
    await userEvent.keyboard('{Shift>}{/Shift}')
    await expect.poll(isAway).toBe(false)
    focusOn(find('main'))
    await expect.poll(isAway).toBe(true)
  })

  test.each([
    [0, '#later'],
    [3_500, '#earlier'],
  ])('does not cover the target of a link to an anchor, coming from %i px', async (from, anchor) => {
    await scrollDownTo(from)
    find(anchor).scrollIntoView()
    await drawFrame()
    expect(boxOf(anchor).top).toBeGreaterThanOrEqual(boxOf(ROW).bottom)
  })
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
    <Site page={kind}>
      <div className="wrap" style={{ height: 1_000 }} />
      <section id="earlier" className="on-ink" style={{ height: 2_000 }} />
      <section id="later" style={{ height: 2_000 }} />
    </Site>,
  )
}

function isAway(): boolean {
  return boxOf(ROW).bottom <= 0
}
