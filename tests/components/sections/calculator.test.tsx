import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { FeeCard } from '@/components/sections/impact/fee-card'
import { advance, stopClock } from '../support/clock'
import { fees } from '../support/content'
import { mount, renderOnServer } from '../support/mount'
import { expectAccessible } from '../support/page'

const SPOKEN_AFTER_MS = 700
const EXAMPLE = ['$9,910', '$90', '$9,680', '$320']

const donations = page.getByRole('textbox', { name: 'Donations in a month', exact: false })
const share = page.getByRole('slider', { name: 'Paid by card or by bank transfer' })

beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

describe('the calculator', () => {
  beforeEach(() => mountCard())

  test('shows the example of $10,000, 70% by card, before anything is touched', async () => {
    expect(results()).toEqual(EXAMPLE)
    await expect.element(donations).toHaveValue('10,000')
    await expect.element(page.getByText('Card $210, ACH $30, platform $80')).toBeVisible()
  })

  test('follows what is typed, and groups the digits while nobody types', async () => {
    await donations.click()
    await expect.element(donations).toHaveValue('10000')
    await userEvent.keyboard('{End}{Backspace}')
    await expect.poll(results).toEqual(['$991', '$9', '$968', '$32'])
    await userEvent.tab()
    await expect.element(donations).toHaveValue('1,000')
  })

  test('asks about an amount that could be two', async () => {
    await donations.fill('10.000')
    await expect.poll(results).toEqual(['–', '–', '–', '–'])
    await expect.element(donations).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Enter}')
    await expect.element(donations).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(donations)
      .toHaveAccessibleDescription('Did you mean $10.00 or $10,000? Write 10.00 or 10,000.')
    await expect.element(donations).toHaveValue('10.000')
    await expectAccessible()
    await donations.fill('10,000')
    await expect.poll(results).toEqual(EXAMPLE)
    await expect.element(donations).not.toHaveAttribute('aria-invalid')
  })

  test('follows the slider by keyboard, in steps of 5', async () => {
    share.element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(share).toHaveValue('65')
    await expect.element(share).toHaveAttribute('aria-valuetext', 'Card 65%, Bank transfer (ACH) 35%')
    await expect.element(page.getByText('Card $195, ACH $35, platform $80')).toBeVisible()
  })
})

test('the result is spoken once, when nothing has changed for 700 ms', async () => {
  mountCard()
  share.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => results()[2]).toBe('$9,670')
  stopClock()
  await userEvent.keyboard('{ArrowRight}')
  await advance(SPOKEN_AFTER_MS - 1)
  const before = spoken()
  await userEvent.keyboard('{ArrowRight}')
  await advance(SPOKEN_AFTER_MS - 1)
  expect(spoken()).toBe(before)
  await advance(1)
  expect(spoken()).toBe('Reaches your masjid at the average fee, 0.90%: $9,910. If no donor covers the fees: $9,650.')
})

test('before it hydrates it is a form that leads to a page', () => {
  renderOnServer(<FeeCard fees={fees} averagePercentage={0.9} />)
  const form = document.querySelector('form')
  expect(form?.method).toBe('get')
  expect(new URL(form?.action ?? '').pathname).toBe('/fee-calculator')
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['donations', '10,000'],
    ['share', '70'],
  ])
  // A browser that restored another share would leave the figures as they are.
  expect(share.element()).toHaveAttribute('autocomplete', 'off')
})

function mountCard(): void {
  mount(
    <section className="bg-ivory p-4 on-paper">
      <h2>Our Impact</h2>
      <FeeCard fees={fees} averagePercentage={0.9} />
    </section>,
  )
}

/** What the masjid keeps and what the fees are, per result. */
function results(): string[] {
  return Array.from(document.querySelectorAll('[data-result] b'), ({ textContent }) => textContent ?? '')
}

function spoken(): string {
  return document.querySelector('.calculator [role=status]')?.textContent ?? ''
}
