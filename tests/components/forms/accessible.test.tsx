import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { MAILING_CHOICES } from '@/lib/forms/choices'
import { MESSAGES } from '@/lib/forms/rules'
import { TRIAL_MESSAGES } from '@/lib/forms/trial-forms'
import { expectPageAccessible } from '../support/accessible'
import { expectComplaints } from '../support/complaints'
import { dialogOf, settled } from '../support/fields'
import { type FormSite, startFormSite } from '../support/form-site'
import * as registration from '../support/registration'
import * as trial from '../support/trial'

const WIDTHS = [390, 1440]

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

type State = { name: string; reach: () => unknown }

const TRIAL_STATES: State[] = [
  { name: 'the empty full form', reach: () => trial.openTrial('full') },
  { name: 'the empty short form', reach: () => trial.openTrial('short') },
  { name: 'the full form with errors', reach: () => sendEmpty('full') },
  { name: 'the short form with errors', reach: () => sendEmpty('short') },
  {
    name: 'the short form that could not be sent',
    reach: async () => {
      site.reply({ outcome: 'failed' })
      trial.openTrial('short')
      await trial.fillInShort()
      await trial.send()
      await expect.element(trial.formOf().getByText(MESSAGES.notSent)).toBeVisible()
    },
  },
  {
    name: 'the dialog while the full form is on its way',
    reach: () => {
      site.reply('held')
      return trial.sendFull()
    },
  },
  {
    name: 'the contact dialog over the form',
    reach: async () => {
      trial.openTrial('full')
      await page.getByRole('button', { name: 'Need help?' }).first().click()
      await settled(dialogOf('Need help?'))
    },
  },
]

async function sendEmpty(form: 'full' | 'short'): Promise<void> {
  trial.openTrial(form)
  await trial.send()
  await trial.expectMessage('Name', TRIAL_MESSAGES.name)
}

const REGISTRATION_STATES: State[] = [
  { name: 'step 1', reach: registration.openRegistration },
  ...([2, 3, 4] as const).map(step => ({
    name: `step ${step}`,
    reach: () => {
      registration.openRegistration()
      return registration.goTo(step)
    },
  })),
  ...MAILING_CHOICES.map(choice => ({
    name: `step 3 with mail for “${choice}”`,
    reach: async () => {
      registration.openRegistration()
      await registration.goTo(3)
      await registration.field('II13masjidmailing', choice).click()
    },
  })),
  {
    name: 'the registration with an invalid e-mail address',
    reach: async () => {
      registration.openRegistration()
      await registration.field('I02email').fill('khalid@masjid')
      await userEvent.keyboard('{Tab}')
      await expect.element(registration.field('I02email')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'the tooltip of a disabled Submit',
    reach: async () => {
      registration.openRegistration()
      await registration.goTo(4)
      registration.submit().element().focus()
      await expect.element(page.getByRole('tooltip')).toBeVisible()
    },
  },
  {
    name: 'a registration whose fields have errors',
    reach: async () => {
      const errors = { II14masjidcountry: ['is odd'], II04masjidstate: ['is odd'], II16masjidemail: ['is odd'] }
      site.reply({ outcome: 'invalid', errors })
      await registration.prefill()
      await registration.submit().click()
      await expect.element(registration.headingOf(2)).toBeVisible()
      await expect.poll(() => document.querySelectorAll('main .field-error').length).toBe(3)
    },
  },
  {
    name: 'a registration with an error of the whole form',
    reach: async () => {
      site.reply({ outcome: 'too many', retryAfterMs: 600_000 })
      await registration.prefill()
      await registration.submit().click()
      await expect.element(page.getByText(MESSAGES.tooMany)).toBeVisible()
      expectComplaints([/Form submission failed/])
    },
  },
  {
    name: 'the dialog after a registration',
    reach: async () => {
      await registration.prefill()
      await registration.submit().click()
      await settled(registration.received())
    },
  },
]

test.each([...TRIAL_STATES, ...REGISTRATION_STATES])('$name is accessible', async ({ reach }) => {
  await reach()
  await expectPageAccessible(...WIDTHS)
})
