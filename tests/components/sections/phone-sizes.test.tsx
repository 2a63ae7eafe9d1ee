import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { FloatingButtons } from '@/components/chrome/floating-buttons'
import { Header } from '@/components/chrome/header'
import { Sections } from '@/components/sections'
import { WATCH_SCROLLING } from '@/lib/environment/head-scripts'
import { drawFrame } from '../support/clock'
import { hero, pageData, settings } from '../support/content'
import { mount, Space } from '../support/mount'
import { boxOf, find, findAll } from '../support/page'
import { expectArmed, phone } from '../support/phone'

/** From 720 px on, a tag begins where the header ends. */
const ROUNDING_PX = 2

beforeAll(() => {
  document.head.append(Object.assign(document.createElement('script'), { textContent: WATCH_SCROLLING }))
})
beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

describe.each([1440, 960, 720, 390, 320])('at %i px', width => {
  const targets = () => findAll('.phone label, .phone select, .give-button, .phone-try')

  beforeEach(async () => {
    await page.viewport(width, 900)
    mount(<Sections sections={[hero]} page={pageData} />)
  })

  test.each(['20px', '24px', '32px'])('with text of %s its button stays on its screen', async size => {
    document.documentElement.style.fontSize = size
    expect(boxOf('.give-button').bottom).toBeLessThanOrEqual(boxOf('.phone-screen').bottom)
    document.documentElement.removeAttribute('style')
  })

  test('its controls are large enough for a finger, no word is cut, and on phones none is below 15 px', async () => {
    expect(targets()).toHaveLength(11)
    for (const target of targets()) {
      const box = (target.querySelector('span') ?? target).getBoundingClientRect()
      const height = Math.max(box.height, target.getBoundingClientRect().height)
      expect(Math.round(Math.min(height, box.width))).toBeGreaterThanOrEqual(44)
    }
    expect(find('.phone form').scrollHeight).toBe(find('.phone form').clientHeight)
    const words = '.phone-head p, .phone-head b, .give-cover small, .give-safety'
    expect(width < 720 ? smallestOf(words) : 15).toBeGreaterThanOrEqual(15)
    await phone.start.click()
    await expectArmed()
    await phone.give.click()
    await expect.element(phone.receipt).toBeVisible()
    expect(smallestOf('.give-slip *')).toBeGreaterThanOrEqual(15)
    expect(find('.give-slip').scrollHeight).toBe(find('.give-slip').clientHeight)
    expect(phone.again.element().getBoundingClientRect().bottom).toBeLessThan(boxOf('.phone-screen').bottom - 8)
  })
})

/** Phones, and windows with two columns, most of them too low for the phone and the words below it. */
describe.each([
  [320, 640],
  [360, 740],
  [412, 930],
  [720, 640],
  [1024, 600],
  [1366, 657],
  [1440, 900],
] as const)('at %i × %i px', (width, height) => {
  test.each([
    ['$50', 'Once'],
    ['$25', 'Monthly'],
    ['$250', 'Weekly'],
  ])('what a gift of %s did is in the window, clear of header and rail (%s)', async (amount, often) => {
    await page.viewport(width, height)
    mount(
      <>
        <Header settings={settings} />
        <Sections sections={[hero]} page={pageData} />
        <Space height="3000px" />
        <FloatingButtons settings={settings} page="landing" />
      </>,
    )
    await phone.start.click()
    await expectArmed()
    for (const choice of [often, amount]) await phone.choice(choice).click({ force: true })
    await phone.give.click()
    await expect.element(phone.receipt).toHaveFocus()
    await expect.poll(() => document.querySelector('.hero-art.given')).not.toBeNull()
    await drawFrame()

    const [top, bottom] = freePart()
    const gift = findAll('.petals > .mine, .gift-own, .gift-own > *').filter(part => part.checkVisibility())
    for (const part of [...gift, phone.again.element()]) {
      const box = part.getBoundingClientRect()
      expect(box.top, part.className.toString()).toBeGreaterThanOrEqual(top - ROUNDING_PX)
      expect(box.bottom, part.className.toString()).toBeLessThanOrEqual(bottom)
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(width)
    }
    for (const button of [page.getByRole('button', { name: 'Try a Demo' }).last(), phone.again])
      expectOnTop(button.element())
  })
})

function expectOnTop(control: Element): void {
  const { left, top, width, height } = control.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(control.contains(hit), `${hit?.className} lies over ${control.textContent}`).toBe(true)
}

/** Upper and lower edge of what neither header nor rail covers. */
function freePart(): [top: number, bottom: number] {
  const rail = document.querySelector('.floating-bar[data-shown]')
  const isFixed = rail && getComputedStyle(rail).position === 'fixed'
  return [
    document.querySelector('.header-row')?.clientHeight ?? 0,
    isFixed ? rail.getBoundingClientRect().top : innerHeight,
  ]
}

/** Size of the smallest text, in CSS pixels. */
function smallestOf(selector: string): number {
  return Math.min(...findAll(selector).map(word => Number.parseFloat(getComputedStyle(word).fontSize)))
}
