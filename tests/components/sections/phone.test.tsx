import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Hero } from '@/components/sections/hero'
import { expectAccessible } from '../support/accessible'
import { advance, stopClock } from '../support/clock'
import { hero } from '../support/content/sections'
import { pageData } from '../support/content/settings'
import { mount, renderOnServer } from '../support/mount'
import { expectArmed, giftTiles, phone, receiptRows, tap } from '../support/phone'

const GIVING_MS = 650
const RISE_MS = 1_600
const TILE_COUNT = 8
const MIN_TARGET = 44
/** In CSS pixels: the width of the window, and that of the phone. */
const WIDTHS = [
  [1440, 300],
  [960, 288],
  [720, 264],
  [390, 280.8],
  [320, 264],
] as const

const section = <Hero section={hero} page={pageData} />

describe('the phone of the hero', () => {
  beforeEach(() => {
    stopClock()
    mount(section)
  })

  test('is a picture until it is touched, with one button that starts it', async () => {
    await expect.element(phone.picture).toHaveAccessibleName(/Masjid As-Salam, Toledo, Ohio.*\$51\.90 in all/)
    await expect.element(phone.start).toBeVisible()
    expect(document.querySelector('.phone form')).toHaveProperty('inert', true)
  })

  test('works as soon as the mouse is over it', async () => {
    await userEvent.hover(phone.picture)
    await expectArmed()
    await phone.choice('Weekly').click({ force: true })
    await phone.choice('$100').click({ force: true })
    await expect.element(phone.give).toHaveTextContent('Give $103.80 a week')
    await expect.element(page.getByText('Adds $3.80')).toBeVisible()
    await phone.cover.click()
    await expect.element(page.getByText('Would add $3.80')).toBeVisible()
    await expect.element(phone.give).toHaveTextContent('Give $100 a week')
  })

  test('loads its code when the mouse is over its button, and stays a picture', async () => {
    await userEvent.hover(phone.start)
    await advance(GIVING_MS)
    await expect.element(phone.picture).toBeVisible()
    await expect.element(phone.start).toBeVisible()
  })

  test('does at the first tap what the tap was for', async () => {
    const [, , hundred] = document.querySelectorAll('.phone-amounts span')
    if (!hundred) throw new Error('There is no third amount')
    tap(hundred)
    await expectArmed()
    await expect.element(phone.choice('$100')).toBeChecked()
    await expect.element(phone.give).toHaveTextContent('Give $103.80')
  })

  test('gives at the first tap on its button, and only once', async () => {
    tap(phone.give.element())
    await expectArmed()
    await expect.element(phone.give).toHaveTextContent('Giving...')
    await phone.give.click({ force: true })
    await advance(GIVING_MS)
    await expect.element(phone.receipt).toHaveTextContent('$51.90 given')
    expect(giftTiles()).toEqual({ lit: 1, next: 1 })
  })

  test('shows a receipt that has the focus and is spoken, and lights a tile', async () => {
    await phone.start.click()
    await expectArmed()
    await userEvent.selectOptions(phone.cause, 'Zakat')
    await phone.choice('Monthly').click({ force: true })
    await phone.give.click()
    await advance(GIVING_MS)
    await expect.element(phone.receipt).toHaveFocus()
    expect(receiptRows()).toEqual([
      'Gift: $50.00',
      'Fees covered: $1.90',
      'Cause: Zakat',
      'How often: Every month',
      'Total: $51.90 a month',
    ])
    await expect
      .element(phone.status)
      .toHaveTextContent(
        'Receipt: $51.90 to Masjid As-Salam, Toledo, Ohio. A tile lights in the mosaic. An example. No money moved.',
      )
    await expect.element(page.getByText('+$50')).toBeVisible()
    await advance(RISE_MS)
    await expect.element(page.getByText('+$50')).not.toBeInTheDocument()
  })

  test('starts over with “Give again”, and keeps the tile', async () => {
    await phone.start.click()
    await phone.choice('$250').click({ force: true })
    await phone.give.click()
    await advance(GIVING_MS)
    await phone.again.click()
    await expect.element(phone.receipt).not.toBeInTheDocument()
    await expect.element(phone.choice('$50')).toHaveFocus()
    await expect.element(phone.choice('$50')).toBeChecked()
    await expect.element(phone.give).toHaveTextContent('Give $51.90')
    await expect.element(phone.status).toBeEmptyDOMElement()
    expect(giftTiles()).toEqual({ lit: 1, next: 1 })
  })

  test(`lights ${TILE_COUNT} tiles at most`, async () => {
    await phone.start.click()
    for (let gift = 0; gift <= TILE_COUNT; gift++) {
      await phone.give.click()
      await advance(GIVING_MS)
      expect(giftTiles().lit).toBe(Math.min(gift + 1, TILE_COUNT))
      if (gift < TILE_COUNT) await phone.again.click()
    }
    expect(giftTiles().next).toBe(0)
    await expect.element(phone.status).not.toHaveTextContent('A tile lights')
  })

  test('can be used with the keyboard alone', async () => {
    await focusStart()
    await userEvent.keyboard('{Enter}')
    await expect.element(phone.choice('$50')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(phone.choice('$100')).toBeChecked()
    await userEvent.tab()
    await expect.element(phone.cause).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(phone.cover).not.toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await advance(GIVING_MS)
    await expect.element(phone.receipt).toHaveFocus()
    expect(receiptRows()).toContain('Fees covered: No')
    await userEvent.tab()
    await expect.element(phone.again).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(phone.choice('$50')).toHaveFocus()
  })
})

test('with reduced motion the receipt is there at once, and “+$50” does not move', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  stopClock()
  mount(section)
  await phone.start.click()
  await phone.give.click()
  await advance(0)
  await expect.element(phone.receipt).toHaveFocus()
  const sign = page.getByText('+$50').element()
  expect(getComputedStyle(sign).animationName).toBe('none')
  await advance(RISE_MS)
  await expect.element(page.getByText('+$50')).not.toBeInTheDocument()
})

test('without code the phone is a picture', async () => {
  renderOnServer(section)
  await expect.element(phone.picture).toBeVisible()
  await userEvent.hover(phone.picture)
  expect(document.querySelector('.phone form')).toHaveProperty('inert', true)
})

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

async function focusStart(): Promise<void> {
  const button = phone.start.element()
  for (let stop = 0; stop < 6 && document.activeElement !== button; stop++) await userEvent.tab()
  await expect.element(phone.start).toHaveFocus()
}

/** Places of all parts of the phone, measured from its corner. */
function places(): string[] {
  const corner = document.querySelector('.phone')?.getBoundingClientRect()
  return Array.from(document.querySelectorAll('.phone :not(option)'), part => {
    const { left, top, width, height } = part.getBoundingClientRect()
    return [left - (corner?.left ?? 0), top - (corner?.top ?? 0), width, height].map(Math.round).join(' ')
  })
}
