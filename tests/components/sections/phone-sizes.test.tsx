import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Sections } from '@/components/sections'
import { expectAccessible } from '../support/accessible'
import { hero } from '../support/content/sections'
import { pageData } from '../support/content/settings'
import { mount } from '../support/mount'
import { expectArmed, phone } from '../support/phone'

const MIN_TARGET = 44
/** In CSS pixels: the width of the window, and that of the phone. */
const WIDTHS = [
  [1440, 300],
  [960, 272],
  [720, 264],
  [390, 280.8],
  [320, 264],
] as const

const section = <Sections sections={[hero]} page={pageData} />

describe.each(WIDTHS)('at %i px', (width, phoneWidth) => {
  beforeEach(async () => {
    await page.viewport(width, 900)
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    mount(section)
  })

  test(`the phone is ${phoneWidth} px wide, in the window, and keeps its pixels when it is tried`, async () => {
    const before = places()
    await phone.start.click()
    await expectArmed()
    expect(places()).toEqual(before)
    const { left, right } = phone.page.element().getBoundingClientRect()
    expect(right - left).toBeCloseTo(phoneWidth, 0)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(document.documentElement.scrollWidth).toBe(width)
  })

  test('no word on the phone is set below 15 px on phones, and none is cut', async () => {
    const words = [...document.querySelectorAll('.phone-head p, .phone-head b, .phone-cover small, .phone-safety')]
    expect(words).toHaveLength(4)
    const isPhone = width < 720
    for (const word of isPhone ? words : []) expect(fontSizeOf(word), word.className).toBeGreaterThanOrEqual(15)
    const form = document.querySelector('.phone form')
    expect(form?.scrollHeight).toBe(form?.clientHeight)
    await phone.start.click()
    await expectArmed()
    await phone.give.click()
    await expect.element(phone.receipt).toBeVisible()
    for (const word of document.querySelectorAll('.phone-slip *')) expect(fontSizeOf(word)).toBeGreaterThanOrEqual(15)
  })

  test('every control of the phone is large enough for a finger', async () => {
    const targets = [...document.querySelectorAll('.phone label, .phone select, .phone-give, .phone-try')]
    expect(targets).toHaveLength(11)
    for (const target of targets) {
      const box = (target.querySelector('span') ?? target).getBoundingClientRect()
      expect(Math.round(Math.max(box.height, target.getBoundingClientRect().height))).toBeGreaterThanOrEqual(MIN_TARGET)
      expect(Math.round(box.width)).toBeGreaterThanOrEqual(MIN_TARGET)
    }
  })

  test('the phone is accessible as a picture, as a form and with a receipt', async () => {
    await expectAccessible()
    await phone.start.click()
    await expectArmed()
    await expectAccessible()
    await phone.give.click()
    await expect.element(phone.receipt).toBeVisible()
    await expectAccessible()
    const slip = document.querySelector('.phone-slip')
    expect(slip?.scrollHeight).toBe(slip?.clientHeight)
    const again = phone.again.element().getBoundingClientRect()
    expect(again.bottom).toBeLessThan(
      (document.querySelector('.phone-screen')?.getBoundingClientRect().bottom ?? 0) - 8,
    )
  })
})

function fontSizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize)
}

/** Places of all parts of the phone, measured from its corner. */
function places(): string[] {
  const corner = document.querySelector('.phone')?.getBoundingClientRect()
  return Array.from(document.querySelectorAll('.phone :not(option, use)'), part => {
    const { left, top, width, height } = part.getBoundingClientRect()
    return [left - (corner?.left ?? 0), top - (corner?.top ?? 0), width, height].map(Math.round).join(' ')
  })
}
