import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { crestSvg } from '@/lib/crest'
import { EVERYTHING } from '../../support/form-answers'
import { settled } from '../support/fields'
import { site, startHeldSite } from '../support/form-site'
import { field, goTo, headingOf, openRegistration, prefill, received, reload, submit } from '../support/registration'

beforeEach(startHeldSite)

test('the last step lists the answers, and each part can be changed', async () => {
  const answers = page.getByRole('definition')
  openRegistration()
  await field('I01name').fill('Khalid Rahman')
  await goTo(4)
  await expect.element(answers.first()).toHaveTextContent('Khalid Rahman')
  await expect.element(page.getByText('3 not given. Email, Phone, Role')).toBeVisible()
  await page.getByRole('button', { name: 'Add About you' }).click()
  await expect.element(headingOf(1)).toHaveFocus()
  await field('I02email').fill('khalid@')
  await goTo(4)
  await expect.element(answers.nth(1)).toHaveTextContent('khalid@This does not look like an e-mail address.')
  await expect.element(page.getByText('2 not given. Phone, Role')).toBeVisible()
  for (const [step, title] of [
    [1, 'About you'],
    [2, 'Masjid'],
    [3, 'Mailing'],
  ] as const) {
    await page.getByRole('button', { name: `Change ${title}` }).click()
    await expect.element(headingOf(step)).toHaveFocus()
    await goTo(4)
  }
})

test('the last step submits nothing until the terms are accepted, and says why', async () => {
  const reason = 'Please accept the terms and conditions.'
  const tip = page.getByRole('tooltip')
  const terms = page.getByRole('checkbox')
  openRegistration()
  await goTo(4)
  await commands.moveMouse(0, 0)
  await expect.element(submit()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(submit()).toHaveAccessibleDescription(reason)
  await expect.element(tip).not.toBeInTheDocument()
  submit().element().focus()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Enter}')
  terms.element().focus()
  await expect.element(tip).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await submit().hover({ force: true })
  await expect.element(tip).toHaveTextContent(reason)
  await submit().click({ force: true })
  await expect.element(headingOf(4)).toBeVisible()
  expect(site.sent).toEqual([])

  const link = page.getByCss('main form').getByRole('link', { name: 'terms and conditions' })
  await expect.element(link).toHaveAttribute('href', '/terms')
  await terms.click()
  await expect.element(submit()).not.toHaveAttribute('aria-disabled')
  expect(document.querySelector('[role=tooltip]')).toBeNull()
})

test('fields of another mailing choice are not sent', async () => {
  await prefill()
  await page.getByRole('button', { name: 'Change Mailing' }).click()
  await page.getByRole('radio', { name: 'The masjid' }).click()
  await goTo(4)
  await submit().click()
  await settled(received())
  const [values = {}] = site.values()
  expect(Object.keys(values).filter(name => name.startsWith('III'))).toEqual([])
  expect(values).toMatchObject({
    I01name: 'Khalid Rahman',
    II13masjidmailing: 'masjid',
    IV01termsandconditions: 'true',
  })
})

test.each([
  ['names the masjid and saves its tile as a file that the page holds', 'Masjid An-Nur', 'Masjid An-Nur'],
  ['without a name says “your masjid” and has nothing to save', '', 'your masjid'],
])('the success %s', async (_, masjid, named) => {
  await prefill({ ...EVERYTHING, II01masjidname: masjid })
  await submit().click()
  const dialog = await settled(received())
  await expect.element(dialog.getByText(`Thank you for registering ${named}.`, { exact: false })).toBeVisible()
  const link = dialog.getByRole('link', { name: 'Save the picture' })
  if (!masjid) return expect(link.query()).toBeNull()
  await expect.element(link).toHaveAttribute('download', 'masjid-an-nur.svg')
  const [type, file = ''] = link.element().getAttribute('href')?.split(',') ?? []
  expect(type).toBe('data:image/svg+xml')
  expect(decodeURIComponent(file)).toBe(crestSvg(masjid).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))
})

test('a field that the form service refuses is shown in its step, with the message and the focus', async () => {
  const errors = { II16masjidemail: ['Email should be an email'], III01recipientname: ['is required'] }
  site.reply({ outcome: 'invalid', errors }, { outcome: 'accepted' })
  // This address looks mistyped, but the service reports other fields.
  await prefill({ ...EVERYTHING, I02email: 'khalid@masjid', II16masjidemail: 'office@masjid' })
  await submit().click()
  await expect.element(headingOf(2)).toBeVisible()
  const email = field('II16masjidemail')
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(/Email should be an email/)
  await email.fill('office@assalam.example')
  await expect.element(page.getByText('Email should be an email')).not.toBeInTheDocument()
  await goTo(3)
  await expect.element(page.getByText('is required', { exact: true })).toBeVisible()
  await field('III01recipientname').fill('Hassan')
  await goTo(4)
  await submit().click()
  await settled(received())
})

describe('the box for a copy of a registration', () => {
  const box = () => page.getByRole('checkbox', { name: 'Send me a copy' })

  test('is ticked, and what was chosen is sent beside the fields of the form', async () => {
    await prefill(undefined, { hasCopies: true })
    await expect.element(box()).toBeChecked()
    await submit().click()
    await expect.poll(() => site.values()).toMatchObject([{ sendCopy: 'true' }])
  })

  test('is reached by the keyboard after the terms, stays unticked over steps and a reload, and sends nothing then', async () => {
    await prefill(undefined, { hasCopies: true })
    field('IV01termsandconditions').element().focus()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(box()).toHaveFocus()
    await userEvent.keyboard(' ')
    await page.getByRole('button', { name: 'Previous' }).click()
    await goTo(4)
    await expect.element(box()).not.toBeChecked()
    reload({ hasCopies: true })
    await goTo(4)
    await expect.element(box()).not.toBeChecked()
    await submit().click()
    await expect.poll(() => site.sent).toHaveLength(1)
    expect(site.values()[0]).not.toHaveProperty('sendCopy')
  })

  test('is left out where visitors get no mail', async () => {
    await prefill()
    await expect.element(box()).not.toBeInTheDocument()
  })
})
