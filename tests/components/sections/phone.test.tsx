import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Sections } from '@/components/sections'
import { advance, stopClock } from '../support/clock'
import { hero, pageData } from '../support/content'
import { mount } from '../support/mount'
import { expectArmed, holdPetals, landPetal, petals, phone, receiptRows, tap } from '../support/phone'

const GIVING_MS = 650
const BEFORE = { lit: 6, mine: 0, part: 0, next: 1, steady: 0 }
const section = <Sections sections={[hero]} page={pageData} />

describe('the phone of the hero', () => {
  beforeEach(() => {
    stopClock()
    mount(section)
    return holdPetals()
  })

  test('is a picture until it is touched, with one button that starts it', async () => {
    await expect.element(phone.picture).toHaveAccessibleName(/Masjid As-Salam, Toledo, Ohio.*\$51\.90 in all/)
    await userEvent.hover(phone.start)
    await advance(GIVING_MS)
    await expect.element(phone.start).toBeVisible()
    expect(document.querySelector('.phone form')).toHaveProperty('inert', true)
  })

  test('lights a petal in a browser that cannot say what is visible', async () => {
    const property = Object.getOwnPropertyDescriptor(Element.prototype, 'checkVisibility') ?? {}
    onTestFinished(() => void Object.defineProperty(Element.prototype, 'checkVisibility', property))
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    await phone.start.click()
    await phone.choice('$50').click({ force: true })
    await phone.give.click()
    await advance(GIVING_MS)
    await landPetal()
    expect(petals()).toEqual({ ...BEFORE, lit: 7, mine: 1 })
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

  test('does at the first tap what the tap was for', async () => {
    const [, , hundred] = document.querySelectorAll('.give-amounts span')
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
    expect(petals()).toEqual(BEFORE)
    await landPetal()
    expect(petals()).toEqual({ ...BEFORE, lit: 7, mine: 1 })
  })

  test('shows a receipt that has the focus, lets a petal fly, counts it and says whose it is', async () => {
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
    expect(petals()).toEqual(BEFORE)
    await landPetal()
    expect(petals()).toEqual({ ...BEFORE, lit: 7, mine: 1, steady: 1 })
    await expect
      .element(phone.status)
      .toHaveTextContent(
        'Receipt: $51.90 to Masjid As-Salam. Petal 7 is yours, every month. $350 of $500 this week. An example: no money moved.',
      )
    expect(document.querySelector('.goal-sum')).toHaveTextContent('7 $350 of $500 this week')
    await expect.element(page.getByText('you, each month')).toBeVisible()
    await expect.element(phone.start).not.toBeInTheDocument()
    const demo = page.getByRole('button', { name: 'Try a Demo' }).last()
    await expect.element(demo).toHaveAttribute('commandfor', 'demo-dialog')
  })

  test('can be used with the keyboard alone', async () => {
    const start = phone.start.element()
    for (let stop = 0; stop < 6 && document.activeElement !== start; stop++) await userEvent.tab()
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

test('with reduced motion everything is at once as it is in the end', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  stopClock()
  mount(section)
  await phone.start.click()
  await phone.choice('Weekly').click({ force: true })
  await phone.give.click()
  await advance(0)
  await expect.element(phone.receipt).toHaveFocus()
  expect(document.querySelector('.petal-flying')).toBeNull()
  expect(petals()).toEqual({ ...BEFORE, lit: 7, mine: 1, steady: 1 })
  await expect.element(page.getByText('you, each week')).toBeVisible()
  for (const part of document.querySelectorAll('.hero-wall g, .petals > path, .gift-tag, .hero-closed')) {
    expect(getComputedStyle(part).animationName).toBe('none')
  }
})
