import { expect, type Page } from '@playwright/test'
import { MAILING_CHOICES } from '../../../lib/forms/registration.ts'
import { MESSAGES } from '../../../lib/forms/rules.ts'
import { CONTINUE_PAGE } from '../../../lib/pages.ts'
import { EVERYTHING, SHORT_ANSWERS } from '../../support/form-answers.ts'
import * as trial from '../../support/forms.ts'
import * as registration from '../../support/registration.ts'
import { ACCEPTED, answerForms, sayReference } from '../reach.ts'
import { FEW, type State, statesOf } from '../state.ts'

const STEPS = [2, 3, 4] as const

const TRIAL = statesOf('/request-trial', [
  { name: 'trial' },
  { name: 'trial-also', path: '/trial', widths: [390, 1440] },
  { name: 'trial-errors', short: [390], reach: sendEmpty },
  { name: 'trial-answered', widths: [390, 768, 1440], reach: fillInTrial },
  {
    name: 'trial-forced-colors',
    widths: [390, 1440],
    media: { forcedColors: 'active' },
    reach: fillInTrial,
  },
  {
    name: 'trial-errors-without-code',
    widths: [390, 1440],
    withoutCode: true,
    reach: sendEmpty,
  },
  {
    name: 'trial-sending',
    widths: FEW,
    part: 'screen',
    reach: async page => {
      await answerForms(page, 'held')
      await fillInTrial(page)
      await trial.send(page)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'trial-sent',
    widths: FEW,
    part: 'screen',
    reach: async page => {
      await answerForms(page, ACCEPTED)
      await fillInTrial(page)
      await trial.send(page)
      await expect(page.getByRole('dialog', { name: 'Submission Received' })).toBeVisible()
    },
  },
  { name: 'trial-short', short: [1440], path: '/karima' },
  { name: 'trial-short-also', path: '/scranton', widths: [390, 1440] },
  { name: 'trial-short-errors', path: '/karima', widths: FEW, reach: sendEmpty },
  {
    name: 'trial-short-not-sent',
    path: '/karima',
    widths: [390, 1440],
    reach: async page => {
      await answerForms(page, { outcome: 'failed' })
      await trial.fillIn(trial.formOf(page), SHORT_ANSWERS)
      await trial.send(page)
      await expect(page.locator('main form').getByText(MESSAGES.notSent)).toBeVisible()
    },
  },
  {
    name: 'trial-short-sent-without-code',
    path: '/karima',
    widths: [390, 1440],
    withoutCode: true,
    reach: async page => {
      await trial.fillIn(trial.formOf(page), SHORT_ANSWERS)
      await trial.send(page)
      await expect(page.getByRole('heading', { name: 'Submission Received' })).toBeVisible()
      await sayReference(page)
    },
  },
])

const REGISTRATION = statesOf('/register', [
  { name: 'register', short: [390] },
  ...STEPS.map(step => ({
    name: `register-step-${step}`,
    ...(step === 4 && { short: [1440] as const }),
    widths: FEW,
    reach: (page: Page) => registration.goTo(page, step),
  })),
  ...MAILING_CHOICES.map(choice => ({
    name: `register-mail-to-${choice}`,
    widths: [390, 1440] as const,
    reach: async (page: Page) => {
      await registration.goTo(page, 3)
      await page.locator(`[name="II13masjidmailing"][value="${choice}"]`).check()
    },
  })),
  {
    name: 'register-email-error',
    widths: [390, 1440],
    reach: async page => {
      await registration.field(page, 'I02email').fill('khalid@masjid')
      await page.keyboard.press('Tab')
      await expect(registration.field(page, 'I02email')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'register-submit-disabled',
    widths: [390, 1440],
    reach: async page => {
      await registration.goTo(page, 4)
      await registration.submit(page).focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  { name: 'register-everything', widths: FEW, reach: page => registration.fillEverything(page) },
  {
    name: 'register-errors',
    widths: FEW,
    reach: async page => {
      const errors = { II14masjidcountry: ['is odd'], II04masjidstate: ['is odd'], II16masjidemail: ['is odd'] }
      await answerForms(page, { outcome: 'invalid', errors })
      await submitRegistration(page)
      await expect(registration.headingOf(page, 2)).toBeVisible()
      await expect(page.locator('main .field-error').filter({ visible: true })).toHaveCount(3)
    },
  },
  {
    name: 'register-too-many',
    widths: [390, 1440],
    reach: async page => {
      await answerForms(page, { outcome: 'too many', retryAfterMs: 600_000 })
      await submitRegistration(page)
      await expect(page.getByText(MESSAGES.tooMany)).toBeVisible()
    },
  },
  {
    name: 'register-sent',
    widths: FEW,
    part: 'screen',
    reach: async page => {
      await answerForms(page, ACCEPTED)
      await submitRegistration(page)
      // It comes with the drawing, whose code loads last.
      await expect(page.getByRole('dialog').getByText('Save the picture')).toBeVisible()
    },
  },
  {
    name: 'register-print',
    widths: [768],
    media: { media: 'print' },
    picturesOnly: 'It is paper.',
    reach: fillInRegistration,
  },
  { name: 'register-continue', path: CONTINUE_PAGE, widths: FEW },
  { name: 'register-without-code', widths: [390, 1440], withoutCode: true },
])

export const FORMS: State[] = [...TRIAL, ...REGISTRATION, { name: 'success', path: '/success' }]

async function sendEmpty(page: Page): Promise<void> {
  await trial.send(page)
  await expect(trial.messageOf(page, 'Name')).toBeVisible()
}

async function fillInTrial(page: Page): Promise<void> {
  await trial.fillInFull(page)
  await seeTile(page)
}

async function fillInRegistration(page: Page): Promise<void> {
  await registration.fillEverything(page, EVERYTHING)
  await seeTile(page)
}

async function submitRegistration(page: Page): Promise<void> {
  await fillInRegistration(page)
  await registration.submit(page).click()
}

/** The masjid's tile comes a moment after the last key, with code of its own. */
async function seeTile(page: Page): Promise<void> {
  await expect(page.locator('.named .field-hint')).not.toBeEmpty()
}
