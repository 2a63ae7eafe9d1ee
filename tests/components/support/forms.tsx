import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { MESSAGES } from '@/lib/forms/rules'
import { DEMO_VALUES, FULL_ANSWERS, MINI_TRIAL_VALUES, SHORT_ANSWERS, WAY } from '../../support/form-answers'
import { dialogOf, expectValues, fillIn, settled } from './fields'
import { LandingPage, TrialPage } from './form-pages'
import { hydrate } from './mount'
import { expectEverything, goTo, prefill, received as registrationReceived, submit } from './registration'

export type SentForm = {
  id: 'demo' | 'miniTrial' | 'trial' | 'shortTrial' | 'registration'
  /** Returns the form, or the dialog around it. */
  open: () => Promise<Locator>
  fill: (place: Locator) => Promise<void>
  send: (place: Locator) => Promise<void>
  success: () => Locator
  expectKept: (place: Locator) => Promise<void>
  /** The messages that follow what is not an answer; the specification keeps others silent. */
  told: { [outcome in 'refused' | 'failed' | 'too many' | 'unreachable']?: string }
  /** Names of the fields for an address and a phone number. */
  fields: [email: string, phone: string]
}

const FIELDS: SentForm['fields'] = ['email', 'phone']
const EVERY_MESSAGE: SentForm['told'] = {
  ...{ refused: MESSAGES.refused, failed: MESSAGES.notSent },
  ...{ unreachable: MESSAGES.notSent, 'too many': MESSAGES.tooMany },
}

export const received = () => dialogOf('Submission Received')
/** The page's form; the drawer has one too. */
export const formOf = () => page.getByCss('main form')

export const demo = {
  ...inDialog('Open the demo', 'Try a Demo', 'Try It Now'),
  ...filledWith(DEMO_VALUES, 'Yes'),
  ...{ id: 'demo', fields: FIELDS, told: { refused: MESSAGES.refused } },
  success: () => dialogOf('Your Live Demo is Ready'),
} satisfies SentForm

export const drawer = {
  ...inDialog('Open the trial drawer', 'Sign Up for a Trial', /^Request a Trial/),
  ...filledWith(MINI_TRIAL_VALUES),
  ...{ id: 'miniTrial', fields: FIELDS, told: EVERY_MESSAGE },
  success: () => dialogOf('Thanks for your submission!'),
} satisfies SentForm

export const shortTrial = { ...onTrialPage('short'), ...filledWith(SHORT_ANSWERS), id: 'shortTrial' } satisfies SentForm

export const fullTrial = { ...onTrialPage('full'), ...filledWith(FULL_ANSWERS, WAY), id: 'trial' } satisfies SentForm

/** Its fields are filled in while it opens. */
const registration: SentForm = {
  ...{ id: 'registration', fields: ['I02email', 'I03phone'] },
  told: { refused: MESSAGES.refused, 'too many': MESSAGES.tooMany },
  open: async () => {
    await prefill()
    return formOf()
  },
  fill: expectEverything,
  send: async () => {
    await goTo(4)
    await submit().click()
  },
  success: registrationReceived,
  expectKept: expectEverything,
}

/** Every form with an answer of its own. */
export const EVERY_FORM: [form: string, steps: SentForm][] = [
  ['demo', demo],
  ['drawer', drawer],
  ['short trial', shortTrial],
  ['full trial', fullTrial],
  ['registration', registration],
]

export const fieldNamed = ({ id }: Pick<SentForm, 'id'>, name: string) =>
  page.getByCss(`form[data-form="${id}"] [name="${name}"]`)

export async function expectReference(dialog: Locator, reference: string): Promise<void> {
  await expect.element(dialog.getByRole('status')).toHaveTextContent(`Your reference: ${reference}`)
}

function inDialog(opener: string, title: string, button: string | RegExp) {
  const submitOf = (dialog: Locator) => dialog.getByRole('button', { name: button })
  const openerOf = () => page.getByRole('button', { name: opener })
  /** In a page that is mounted. */
  const reopen = async () => {
    await openerOf().click()
    return settled(dialogOf(title))
  }
  const open = () => {
    hydrate(<LandingPage />)
    return reopen()
  }
  return { submitOf, opener: openerOf, reopen, open, send: (dialog: Locator) => submitOf(dialog).click() }
}

function onTrialPage(form: 'short' | 'full') {
  const submitOf = (place: Locator) => place.getByRole('button')
  const open = async () => {
    hydrate(<TrialPage form={form} />)
    return formOf()
  }
  return {
    ...{ fields: FIELDS, told: EVERY_MESSAGE, success: received, submitOf, open },
    send: (place: Locator) => submitOf(place).click(),
  }
}

/** Texts by the labels of their fields, and the answer of the only question that has choices. */
function filledWith(values: Record<string, string>, choice?: string) {
  const chosen = (place: Locator) => place.getByRole('radio', { name: choice ?? '', exact: true })
  return {
    values,
    fill: async (place: Locator) => {
      await fillIn(place, values)
      if (choice) await chosen(place).click()
    },
    expectKept: async (place: Locator) => {
      await expectValues(place, values)
      if (choice) await expect.element(chosen(place)).toBeChecked()
    },
  }
}
