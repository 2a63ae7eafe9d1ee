import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { MINI_TRIAL_VALUES, SHORT_ANSWERS } from '../../support/form-answers'
import { expectFilled, fillInDemo, openDemo, submitOf as submitDemo } from './demo'
import { dialogOf, expectValues, fillIn } from './fields'
import { openDrawer, submitOf as submitDrawer } from './mini-trial'
import { expectEverything, prefill, received as registrationReceived, submit } from './registration'
import { expectFull, fillInFull, fillInShort, formOf, openTrial, received, send } from './trial'

export type SentForm = {
  /** The form, or the dialog around it. */
  open: () => Promise<Locator>
  fill: (place: Locator) => Promise<void>
  send: (place: Locator) => Promise<void>
  success: () => Locator
  expectKept: (place: Locator) => Promise<void>
}

const demo: SentForm = {
  open: openDemo,
  fill: fillInDemo,
  send: dialog => submitDemo(dialog).click(),
  success: () => dialogOf('Your Live Demo is Ready'),
  expectKept: expectFilled,
}

const drawer: SentForm = {
  open: openDrawer,
  fill: place => fillIn(place, MINI_TRIAL_VALUES),
  send: place => submitDrawer(place).click(),
  success: () => dialogOf('Thanks for your submission!'),
  expectKept: place => expectValues(place, MINI_TRIAL_VALUES),
}

const trial = (form: 'short' | 'full') => async () => {
  openTrial(form)
  return formOf()
}

/** Its fields are filled in while it opens. */
const registration: SentForm = {
  open: async () => {
    await prefill()
    return formOf()
  },
  fill: expectEverything,
  send: () => submit().click(),
  success: registrationReceived,
  expectKept: expectEverything,
}

/** Every form with an answer of its own. */
export const EVERY_FORM: [form: string, steps: SentForm][] = [
  ['demo', demo],
  ['drawer', drawer],
  [
    'short trial',
    {
      open: trial('short'),
      fill: fillInShort,
      send,
      success: received,
      expectKept: place => expectValues(place, SHORT_ANSWERS),
    },
  ],
  ['full trial', { open: trial('full'), fill: fillInFull, send, success: received, expectKept: expectFull }],
  ['registration', registration],
]

export async function expectReference(dialog: Locator, reference: string): Promise<void> {
  await expect.element(dialog.getByRole('status')).toHaveTextContent(`Your reference: ${reference}`)
}
