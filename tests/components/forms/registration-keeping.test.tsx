import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { STEPS } from '@/components/forms/registration/steps'
import { listOverflow } from '../../support/overflow'
import { type FormSite, startFormSite } from '../support/form-site'
import {
  expectEverything,
  field,
  fillEverything,
  fillStep,
  goTo,
  headingOf,
  next,
  openRegistration,
  prefill,
  previous,
  readFields,
  reload,
  submit,
} from '../support/registration'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test('keeps what was typed through Previous, Next and the browser’s Back', async () => {
  openRegistration()
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

test('keeps what was typed and the step when the page is loaded again', async () => {
  await prefill()
  await previous().click()
  reload()
  await expect.element(headingOf(3)).toBeVisible()
  await expectEverything()
  history.back()
  await expect.element(headingOf(4)).toHaveFocus()
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('Khalid Rahman')
  await expect.element(submit()).not.toHaveAttribute('aria-disabled')
})

test('keeps the fields of a mailing choice that is no longer selected', async () => {
  await prefill()
  await previous().click()
  await page.getByRole('radio', { name: 'The masjid' }).click()
  await expect.element(field('III01recipientname')).not.toBeVisible()
  reload()
  await page.getByRole('radio', { name: 'Other' }).click()
  await expectEverything()
})

test('a failure is no reason to lose anything by a reload either', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => errors.mockRestore())
  site.reply({ outcome: 'failed' })
  await prefill()
  await submit().click()
  await expect.poll(() => errors.mock.calls).toHaveLength(1)
  reload()
  await expect.element(headingOf(4)).toBeVisible()
  await expectEverything()
})

test('loses data only on a reload when the browser has no storage', async () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  onTestFinished(() => storage.mockRestore())
  openRegistration()
  await fillEverything()
  await expectEverything()
  reload()
  await expect.element(headingOf(4)).toBeVisible()
  expect(readFields()).toEqual({})
  await previous().click()
  await expect.element(next()).toBeVisible()
  storage.mockRestore()
})

test.each([320, 390, 600, 960, 1440, 1920])('at %i px nothing reaches over the edge in any step', async width => {
  await page.viewport(width, 900)
  openRegistration()
  for (const step of STEPS) {
    await goTo(step)
    await fillStep(step, { II14masjidcountry: 'CA', II04masjidstate: 'NL', II13masjidmailing: 'other' })
    expect(listOverflow()).toEqual([])
  }
  await submit().hover({ force: true })
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  expect(listOverflow()).toEqual([])
})
