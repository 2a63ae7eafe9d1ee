import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { STEPS } from '@/components/forms/registration/steps'
import { drawFrame } from '../support/clock'
import { REGISTRATION } from '../support/content'
import { startSite } from '../support/form-site'
import {
  expectEverything,
  field,
  fillEverything,
  goTo,
  headingOf,
  next,
  openRegistration,
  previous,
} from '../support/registration'

beforeEach(async () => {
  await startSite()
  openRegistration()
})

describe('the country', () => {
  beforeEach(() => goTo(2))

  test('must be chosen before a state', async () => {
    const state = page.getByRole('combobox', { name: 'State / Province' })
    await expect.element(state).toBeDisabled()
    expect(state.element().textContent).toMatch(/^Choose a country first/)
  })

  test('clears a state of another country when it changes', async () => {
    await page.getByRole('radio', { name: 'United States' }).click()
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOptions('Ohio')
    await expect.element(field('II04masjidstate')).toHaveValue('OH')
    await page.getByRole('radio', { name: 'Canada' }).click()
    await expect.element(field('II04masjidstate')).toHaveValue('')
    await goTo(4)
    await expect.element(page.getByRole('definition').filter({ hasText: 'Canada' })).toHaveTextContent('Canada')
  })

  test('limits the states of the mailing address; without a country, those of both are offered', async () => {
    await goTo(3)
    await page.getByRole('radio', { name: 'Your address' }).click()
    await expect.poll(() => optionsOf('III06recipientstate')).toHaveLength(69)
    expect(field('III06recipientstate').element().querySelectorAll('optgroup')).toHaveLength(2)
    await previous().click()
    await page.getByRole('radio', { name: 'Canada' }).click()
    await next().click()
    await expect.poll(() => optionsOf('III06recipientstate')).toHaveLength(13)
  })
})

test('mailing asks for what the choice needs, and keeps it through another choice', async () => {
  const note = page.getByRole('status').filter({ hasText: 'We will send mail to the masjid.' })
  const choose = (name: string) => page.getByRole('radio', { name }).click()
  const textboxes = () => page.getByRole('textbox').length
  await goTo(3)
  expect([note.length, textboxes()]).toEqual([0, 0])
  await choose('The masjid')
  await expect.element(note).toBeVisible()
  expect(textboxes()).toBe(0)
  await choose('Your address')
  await expect.element(field('III04recipientstreetaddress')).toBeVisible()
  await expect.element(field('III01recipientname')).not.toBeVisible()
  expect([note.length, textboxes()]).toEqual([0, 3])
  await choose('Other')
  await expect.poll(textboxes).toBe(6)
  await field('III01recipientname').fill('Hassan Idris')
  await choose('The masjid')
  await expect.poll(textboxes).toBe(0)
  await choose('Other')
  await expect.element(field('III01recipientname')).toHaveValue('Hassan Idris')
})

test('an e-mail address that looks mistyped is marked and gets a hint on blur, blocks nothing, and loses both while it is corrected', async () => {
  const hint = REGISTRATION.emailHint
  /** The list of answers in the last step, which does not show yet, has one of its own. */
  const visibleHints = () =>
    page
      .getByText(hint)
      .elements()
      .filter(element => element.checkVisibility()).length
  const email = field('I02email')
  await userEvent.type(email, 'khalid@masjid')
  // A hint that came while the button is down could move it away from the pointer.
  const { left, top } = next().element().getBoundingClientRect()
  await commands.moveMouse(left + 8, top + 8)
  await commands.pressMouse()
  await drawFrame()
  expect(visibleHints()).toBe(0)
  await commands.releaseMouse()
  await expect.element(headingOf(2)).toHaveFocus()
  await previous().click()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(email).toHaveAccessibleDescription(hint)
  expect(document.querySelectorAll('.field-error')).toHaveLength(0)
  await email.fill('khalid@masjid.example')
  await expect.poll(visibleHints).toBe(0)
  await expect.element(email).not.toHaveAttribute('aria-invalid')
})

test('keeps what was typed through Previous, Next and the browser’s Back', async () => {
  await fillEverything()
  for (const _ of STEPS.slice(1)) await previous().click()
  await expect.element(headingOf(1)).toHaveFocus()
  await expectEverything()
  await goTo(4)
  for (const step of [3, 2, 1] as const) {
    history.back()
    await expect.element(headingOf(step)).toHaveFocus()
  }
  await expectEverything()
})

function optionsOf(name: string): NodeListOf<HTMLOptionElement> {
  return field(name).element().querySelectorAll('option:not([value=""])')
}
