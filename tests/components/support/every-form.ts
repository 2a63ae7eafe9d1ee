import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { MESSAGES } from '@/lib/forms/rules'
import { MINI_TRIAL_VALUES, SHORT_ANSWERS } from '../../support/form-answers'
import { expectFilled, fillInDemo, openDemo, submitOf as submitDemo } from './demo'
import { dialogOf, expectValues, fillIn } from './fields'
import { openDrawer, submitOf as submitDrawer } from './mini-trial'
import { expectEverything, goTo, prefill, received as registrationReceived, submit } from './registration'
import { expectFull, fillInFull, fillInShort, formOf, openTrial, received, send } from './trial'

export type SentForm = {
  id: 'demo' | 'miniTrial' | 'trial' | 'shortTrial' | 'registration'
  /** The form, or the dialog around it. */
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

const demo: SentForm = {
  ...{ id: 'demo', fields: FIELDS, told: { refused: MESSAGES.refused } },
  open: openDemo,
  fill: fillInDemo,
  send: dialog => submitDemo(dialog).click(),
  success: () => dialogOf('Your Live Demo is Ready'),
  expectKept: expectFilled,
}

const drawer: SentForm = {
  ...{ id: 'miniTrial', fields: FIELDS, told: EVERY_MESSAGE },
  open: openDrawer,
  fill: place => fillIn(place, MINI_TRIAL_VALUES),
  send: place => submitDrawer(place).click(),
  success: () => dialogOf('Thanks for your submission!'),
  expectKept: place => expectValues(place, MINI_TRIAL_VALUES),
}

const trial = (form: 'short' | 'full'): Pick<SentForm, 'open' | 'send' | 'success' | 'told' | 'fields'> => ({
  ...{ fields: FIELDS, told: EVERY_MESSAGE, send, success: received },
  open: async () => {
    openTrial(form)
    return formOf()
  },
})

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
  [
    'short trial',
    { ...trial('short'), id: 'shortTrial', fill: fillInShort, expectKept: place => expectValues(place, SHORT_ANSWERS) },
  ],
  ['full trial', { ...trial('full'), id: 'trial', fill: fillInFull, expectKept: expectFull }],
  ['registration', registration],
]

export const fieldNamed = ({ id }: SentForm, name: string) => page.getByCss(`form[data-form="${id}"] [name="${name}"]`)

export async function expectReference(dialog: Locator, reference: string): Promise<void> {
  await expect.element(dialog.getByRole('status')).toHaveTextContent(`Your reference: ${reference}`)
}
