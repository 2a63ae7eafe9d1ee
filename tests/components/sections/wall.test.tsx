import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Sections } from '@/components/sections'
import { drawFrame } from '../support/clock'
import { impact, statistics } from '../support/content/figures'
import { pageData } from '../support/content/settings'
import { mount } from '../support/mount'

const LABEL = 'Tile 70. Yours?'

test('the sign that opens the explainer of the fees is on a disc of ink, closed and open', () => {
  mount(<Sections sections={[impact]} page={pageData} />)
  const sign = document.querySelector('.impact-fees .plus-minus')
  if (!sign) throw new Error('The explainer has no sign')
  const look = () => {
    const { width, backgroundColor, color } = getComputedStyle(sign)
    return [width, backgroundColor, color]
  }
  const closed = look()
  expect(closed[0]).toBe('36px')
  expect(closed[1]).not.toBe('rgba(0, 0, 0, 0)')
  sign.closest('details')?.setAttribute('open', '')
  expect(look()).toEqual(closed)
})

describe('the wall', () => {
  test.each([1440, 960, 720, 390, 320])(
    'fills its card, with the label of every next tile in it, at %i px',
    async width => {
      await page.viewport(width, 900)
      for (const lit of [0, 12, 33, 45, 54, 69, 81, 99]) {
        const totalAmount = lit * 15_000 - impact.totalRaisedOffset
        mount(<Sections sections={[impact]} page={{ ...pageData, statistics: { ...statistics, totalAmount } }} />)
        await drawFrame()
        const card = boxOf('.total')
        const wall = boxOf(width < 720 ? '.wall-port' : '.wall-land')
        expect([wall.left, wall.right]).toEqual([card.left, card.right])
        const label = boxOf('.next-tile > a')
        expect(label.height).toBeGreaterThanOrEqual(44)
        expect(label.left).toBeGreaterThanOrEqual(card.left + 7)
        expect(label.right).toBeLessThanOrEqual(card.right - 7)
      }
    },
  )
})

describe('a tile of the wall', () => {
  const TILE_41 = 'Tile 41: from $600,000 to $615,000'

  beforeEach(async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    mount(<Sections sections={[impact]} page={pageData} />)
    await drawFrame()
  })

  test('is named while the pointer is on it', async () => {
    await pointAt('41')
    await expect.element(page.getByText(TILE_41, { exact: true })).toBeVisible()
    await expect.element(page.getByText(/^69 tiles are lit/)).not.toBeVisible()
    await page.getByRole('heading', { name: 'Our Impact' }).hover()
    await expect.element(page.getByText(/^69 tiles are lit/)).toBeVisible()
    await expect.element(page.getByText(TILE_41, { exact: true })).not.toBeVisible()
  })

  test('is named by the slider, from key to key, and shown as long as the slider has the focus', async () => {
    const slider = page.getByRole('slider', { name: 'Tile of the wall' })
    await slider.click()
    element('.total-scale input').focus()
    await userEvent.keyboard('{Home}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Tile 1: from $0 to $15,000, lit')
    await expect.element(page.getByText('Tile 1: from $0 to $15,000', { exact: true })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Tile 100: from $1,485,000 to $1,500,000, waiting')
    expect(document.querySelectorAll('.in-hand')).toHaveLength(2)
    element('.total-scale input').blur()
    await expect.poll(() => document.querySelectorAll('.in-hand').length).toBe(0)
  })

  test('leads to the trial, if it is the next one', async () => {
    const link = page.getByRole('link', { name: LABEL })
    await expect.element(link).toHaveAttribute('href', '/request-trial')
    const tiles = document.querySelectorAll('.wall-tiles > a')
    expect(Array.from(tiles, tile => tile.getAttribute('href'))).toEqual(['/request-trial', '/request-trial'])
  })
})

async function pointAt(tile: string): Promise<void> {
  const steps = document.querySelectorAll('.wall-land .wall-tiles > *')
  await userEvent.hover(steps[Number(tile) - 1]?.querySelector('use') ?? document.body)
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

function boxOf(selector: string): DOMRect {
  return element(selector).getBoundingClientRect()
}
