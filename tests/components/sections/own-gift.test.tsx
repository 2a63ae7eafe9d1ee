import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { keepGift } from '@/components/give/own-gift.client'
import { Sections } from '@/components/sections'
import { advance, drawFrame, stopClock } from '../support/clock'
import { contact, hero, impact, mission, pageData } from '../support/content'
import { mount, renderOnServer } from '../support/mount'
import { find, findAll } from '../support/page'
import { expectArmed, holdPetals, phone } from '../support/phone'

const GIVING_MS = 650
const COUNT_MS = 2_500
const sections = <Sections sections={[hero, impact, mission, contact]} page={pageData} />
const own = {
  legend: page.getByText('Your $50 would be here.'),
  contact: page.getByText('You gave $50 in 18 seconds. Your donors can too.'),
}
const markOfWall = () => find('.mission-wall').dataset.own

describe('a gift on the phone of the hero', () => {
  beforeEach(stopClock)

  test('stays in this tab, with its seconds from the first touch, and is answered further down the page', async () => {
    onTestFinished(holdPetals())
    mount(sections)
    const served = find('.contact p').textContent
    await phone.start.click()
    await expectArmed()
    await phone.give.click()
    await advance(GIVING_MS)
    await expect.element(phone.receipt).toBeVisible()
    expect(sessionStorage.getItem('gift')).toMatch(/^50 \d+$/)
    await expect.element(own.legend).toBeVisible()
    expect(find('.contact p > span').textContent).toMatch(/^You gave \$50 in \d+.seconds\. Your donors can.too\.$/)
    expect(find('.contact p > span:last-child').textContent).toBe(served)
  })

  test('drops into the next tile of the wall after the count', async () => {
    mount(sections)
    keepGift(50, 18_000)
    await drawFrame()
    expect(getComputedStyle(find('.own-kite')).visibility).toBe('hidden')
    find('#impact').scrollIntoView({ behavior: 'instant' })
    await drawFrame()
    await advance(2 * COUNT_MS)
    expect(getComputedStyle(find('.own-kite')).visibility).toBe('visible')
    const next = find('.wall-land .next > use:last-child').getBoundingClientRect()
    const kite = find('.own-kite').getBoundingClientRect()
    expect(kite.left).toBeGreaterThan(next.left)
    expect(kite.right).toBeLessThan(next.right)
  })

  test('lets the wall of the mission light outward from its tile, once that comes into view', async () => {
    mount(sections)
    keepGift(50, 18_000)
    await drawFrame()
    expect(markOfWall()).toBe('waiting')
    await expect.element(own.contact).toBeVisible()
    find('.mission-wall').scrollIntoView({ behavior: 'instant' })
    await drawFrame()
    await expect.poll(markOfWall).toBe('lit')
    expect(getComputedStyle(find('.mission-wall > .wall')).animationName).toBe('mission-lights')
    await expect.element(page.getByText('yours', { exact: true })).toBeVisible()
  })

  test('is not said to have been quick when it took more than 30 seconds', async () => {
    mount(sections)
    keepGift(50, 30_001)
    await expect.element(own.legend).toBeVisible()
    expect(find('.contact p').textContent).toBe(contact.lead)
  })
})

describe('the page is as it was served', () => {
  const html = () => findAll('#impact .total, #mission, #contact').map(({ outerHTML }) => outerHTML)

  test('with reduced motion', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    sessionStorage.setItem('gift', '50 18')
    const served = renderOnServer(sections)
    const before = html()
    served.remove()
    mount(sections)
    await drawFrame()
    expect(html()).toEqual(before)
  })

  test('on paper', async () => {
    mount(sections)
    keepGift(50, 18_000)
    await expect.element(own.contact).toBeVisible()
    await commands.emulateMedia({ media: 'print' })
    onTestFinished(() => commands.emulateMedia({ media: 'screen' }))
    for (const text of [own.legend, own.contact]) await expect.element(text).not.toBeVisible()
    await expect.element(page.getByText(/^69.tiles are.lit/)).toBeVisible()
    expect(getComputedStyle(find('.own-kite')).display).toBe('none')
  })
})
