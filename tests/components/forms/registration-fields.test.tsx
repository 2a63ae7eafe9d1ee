import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { REGISTRATION } from '../support/form-content'
import { startFormSite } from '../support/form-site'
import { field, goTo, headingOf, next, openRegistration, previous } from '../support/registration'

beforeEach(async () => {
  startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  openRegistration()
})

describe('the country', () => {
  beforeEach(() => goTo(2))

  test('must be chosen before a state', async () => {
    const state = page.getByRole('combobox', { name: 'State / Province' })
    await expect.element(state).toBeDisabled()
    expect(state.element().textContent).toMatch(/^Choose a country first/)
  })

  test('offers 50 states, the District of Columbia, five territories and a ZIP field for the United States', async () => {
    await page.getByRole('radio', { name: 'United States' }).click()
    const state = page.getByRole('combobox', { name: 'State', exact: true })
    await expect.element(state).toBeEnabled()
    expect(optionsOf('II04masjidstate')).toHaveLength(56)
    await state.selectOptions('District of Columbia')
    await expect.element(field('II04masjidstate')).toHaveValue('DC')
    await expect.element(page.getByRole('textbox', { name: 'ZIP', exact: true })).toBeVisible()
  })

  test('offers 13 provinces and territories and a postal code field for Canada', async () => {
    await page.getByRole('radio', { name: 'Canada' }).click()
    await expect.element(page.getByRole('combobox', { name: 'Province', exact: true })).toBeEnabled()
    expect(optionsOf('II04masjidstate')).toHaveLength(13)
    await expect.element(page.getByRole('textbox', { name: 'Postal code', exact: true })).toBeVisible()
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

test.each([600, 1024, 1440])(
  'labels and fields of a row are in line at %i px, also when a label wraps or a hint follows',
  async width => {
    await page.viewport(width, 900)
    await field('I02email').fill('khalid@masjid')
    await userEvent.tab()
    await expect.element(field('I02email')).toHaveAttribute('aria-invalid', 'true')
    expect(placesOf('I02email', 'I03phone')).toEqual({ labels: 1, fields: 1 })
    await goTo(2)
    expect(placesOf('II03masjidcity', 'II04masjidstate', 'II05masjidzip')).toEqual({ labels: 1, fields: 1 })
  },
)

describe('mailing', () => {
  const note = 'We will send mail to the masjid.'
  const textboxes = () => page.getByRole('textbox').length

  beforeEach(() => goTo(3))

  test('shows no further fields until a choice is made', async () => {
    await expect.element(page.getByText(note)).not.toBeInTheDocument()
    expect(textboxes()).toBe(0)
  })

  test('shows a note for the masjid', async () => {
    await page.getByRole('radio', { name: 'The masjid' }).click()
    await expect.element(page.getByRole('status').filter({ hasText: note })).toBeVisible()
    expect(textboxes()).toBe(0)
  })

  test('shows the address fields for your address', async () => {
    await page.getByRole('radio', { name: 'Your address' }).click()
    await expect.element(field('III04recipientstreetaddress')).toBeVisible()
    await expect.element(page.getByText(note)).not.toBeInTheDocument()
    expect(textboxes()).toBe(3)
    await expect.element(field('III01recipientname')).not.toBeVisible()
  })

  test('shows recipient and address for somebody else, and keeps them through another choice', async () => {
    await page.getByRole('radio', { name: 'Other' }).click()
    await expect.poll(textboxes).toBe(6)
    await field('III01recipientname').fill('Hassan Idris')
    await page.getByRole('radio', { name: 'The masjid' }).click()
    await expect.poll(textboxes).toBe(0)
    await page.getByRole('radio', { name: 'Other' }).click()
    await expect.element(field('III01recipientname')).toHaveValue('Hassan Idris')
  })
})

describe('an e-mail address that looks mistyped', () => {
  const hint = REGISTRATION.emailHint
  /** The list of answers in the last step, which does not show yet, has one of its own. */
  const visibleHints = () =>
    page
      .getByText(hint)
      .elements()
      .filter(element => element.checkVisibility()).length

  test('is marked and gets a hint on blur, but does not block Next', async () => {
    const email = field('I02email')
    await email.fill('khalid@masjid')
    await expect.poll(visibleHints).toBe(0)
    await userEvent.keyboard('{Tab}')
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await expect.element(email).toHaveAccessibleDescription(hint)
    expect(document.querySelectorAll('.field-error')).toHaveLength(0)
    await next().click()
    await expect.element(headingOf(2)).toHaveFocus()
  })

  test('loses its mark while it is corrected', async () => {
    const email = field('I02email')
    await email.fill('khalid@masjid')
    await userEvent.keyboard('{Tab}')
    await expect.poll(visibleHints).toBe(1)
    await email.fill('khalid@masjid.example')
    await expect.poll(visibleHints).toBe(0)
    await expect.element(email).not.toHaveAttribute('aria-invalid')
  })

  test('does not swallow the click on Next', async () => {
    await userEvent.type(field('I02email'), 'khalid@masjid')
    await next().click()
    await expect.element(headingOf(2)).toHaveFocus()
  })
})

/** On how many lines the tops of the labels and those of the fields are. */
function placesOf(...names: string[]) {
  const elements = names.map(name => field(name).element())
  const linesOf = (all: (Element | null | undefined)[]) =>
    new Set(all.map(each => each?.getBoundingClientRect().top)).size
  return {
    labels: linesOf(elements.map(each => each.closest('.field')?.querySelector('label'))),
    fields: linesOf(elements),
  }
}

function optionsOf(name: string): NodeListOf<HTMLOptionElement> {
  return field(name).element().querySelectorAll('option:not([value=""])')
}
