import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Sections } from '@/components/sections'
import { hero, pageData } from '../support/content'
import { boxOf, find, findAll } from '../support/find'
import { mount } from '../support/mount'
import { expectArmed, phone } from '../support/phone'

describe.each([1440, 960, 720, 390, 320])('at %i px', width => {
  const targets = () => findAll('.phone label, .phone select, .give-button, .phone-try')

  beforeEach(async () => {
    await page.viewport(width, 900)
    await commands.emulateMedia({ reducedMotion: 'reduce' })
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

/** Size of the smallest text, in CSS pixels. */
function smallestOf(selector: string): number {
  return Math.min(...findAll(selector).map(word => Number.parseFloat(getComputedStyle(word).fontSize)))
}
